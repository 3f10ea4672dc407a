// A list of invoices, bills or receipts.
import { actionNamed, actionOfKind, collectionWith, inPath, inTitle, weigh } from './evidence';
import { definePredicate } from './predicate';

const WORDS =
  /\b(?:invoices?|bills|receipts?|statements?|rechnung(?:en)?|belege|factures?|facturas?)\b|发票|账单/;

export const invoices = definePredicate({
  name: 'invoices',
  test(mini) {
    const listed = collectionWith(mini, WORDS);
    const handsOut =
      actionOfKind(mini, 'download_invoice') ||
      (mini.collections.length > 0 && actionOfKind(mini, 'download'));
    return weigh(
      [inTitle(mini, WORDS), 0.5],
      [inPath(mini, WORDS), 0.45],
      [listed, 0.4],
      [handsOut, 0.4],
      [actionNamed(mini, WORDS, ['main']), 0.15],
    );
  },
});
