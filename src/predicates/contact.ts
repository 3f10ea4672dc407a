// Where one writes to the people behind the site.
import { fieldNamed, formFor, inPath, inTitle, weigh } from './evidence';
import { definePredicate } from './predicate';

const WORDS = /\b(?:contact(?: us)?|get in touch|support|feedback|kontakt|nous contacter|contacto)\b|联系/;

export const contact = definePredicate({
  name: 'contact',
  test: (mini) =>
    weigh(
      [formFor(mini, 'contact'), 0.6],
      [inTitle(mini, WORDS), 0.6],
      [inPath(mini, WORDS), 0.5],
      [fieldNamed(mini, /\b(?:message|nachricht|subject|betreff)\b/), 0.3],
    ),
});
