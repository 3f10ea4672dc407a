// The option of a question that was typed instead of pressed, by its name as it is shown.
import type { ClarifyCard } from '../../shared/card';
import { language, worded } from '../i18n';

/** Its value. */
export function namedOption({ options }: ClarifyCard, text: string): string | undefined {
  const plain = (words: string) => words.trim().toLocaleLowerCase(language());
  return options.find(({ label, said }) => plain(worded(said ?? label)) === plain(text))?.value;
}
