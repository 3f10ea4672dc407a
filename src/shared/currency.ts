// Which money it is, by what pages write beside a number. Pure.

/** ISO 4217 codes by sign or word. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'CNY',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  元: 'CNY',
  円: 'JPY',
  zł: 'PLN',
  kr: 'SEK',
};
