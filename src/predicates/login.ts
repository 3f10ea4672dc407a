// A page whose business is the log-in.
import { inPath, inTitle, weigh } from './evidence';
import { definePredicate } from './predicate';

const WORDS = /\b(?:log ?in|log ?on|sign ?in|anmelden|anmeldung|einloggen)\b|登录/;

export const login = definePredicate({
  name: 'login',
  test(mini) {
    const password = mini.forms.some((form) =>
      form.fieldSummaries.some((field) => field.type === 'password'),
    );
    const purpose = mini.forms.some((form) => form.purpose === 'login');
    if (!password && !purpose) return weigh([inTitle(mini, WORDS), 0.4], [inPath(mini, WORDS), 0.3]);
    const named = weigh([inTitle(mini, WORDS), 0.5], [inPath(mini, WORDS), 0.4]);
    const bare = mini.collections.length === 0 && mini.forms.length <= 2;
    return mini.loginState === 'in'
      ? 0.2
      : Math.min(1, 0.45 + (purpose ? 0.1 : 0) + (bare ? 0.2 : 0) + 0.3 * named);
  },
});
