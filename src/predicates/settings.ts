// Settings, preferences, profile.
import { formFor, inPath, inTitle, weigh } from './evidence';
import { definePredicate } from './predicate';

const WORDS =
  /\b(?:settings|preferences|options|configuration|profile|account|einstellungen|profil|konto|parametres|ajustes)\b|设置|个人资料/;

export const settings = definePredicate({
  name: 'settings',
  test: (mini) =>
    weigh(
      [formFor(mini, 'settings', 'password'), 0.6],
      [inTitle(mini, WORDS), 0.6],
      [inPath(mini, WORDS), 0.5],
      [mini.forms.some((form) => form.fieldSummaries.some((field) => field.type === 'checkbox')), 0.1],
    ),
});
