// A thing's own words, folded once: what the sieve reads at every query. Pure; kept by whoever asks about the
// same things again.
import { foldText, nameKey } from './tokens';

export interface RankDocument {
  /** Folded label. */
  label: string;
  /** `nameKey` of the label. */
  key: string;
  /** Folded other words; `''` when there are none. */
  text: string;
}

export function rankDocument(label: string, text = ''): RankDocument {
  return { label: foldText(label), key: nameKey(label), text: text === '' ? '' : foldText(text) };
}
