// A page that takes a file.
import { actionOfKind, formFor, inPath, inTitle, weigh } from './evidence';
import { definePredicate } from './predicate';

const WORDS = /\b(?:upload|attach(?:ment)?|import|hochladen|televerser|subir archivo)\b|上传/;

export const upload = definePredicate({
  name: 'upload',
  test(mini) {
    const file = mini.forms.some((form) => form.fieldSummaries.some((field) => field.type === 'file'));
    return weigh(
      [file, 0.7],
      [formFor(mini, 'upload'), 0.4],
      [actionOfKind(mini, 'upload'), 0.5],
      [inTitle(mini, WORDS), 0.4],
      [inPath(mini, WORDS), 0.3],
    );
  },
});
