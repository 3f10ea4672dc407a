// What says of a number that it is money: signs, words and ISO 4217 codes that pages write beside it. Pure.

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

/** A sign or a word, or the dash in place of cents ("12,-", "299:-"). */
export const CURRENCY_SIGN =
  /\p{Sc}|[元円]|zł|(?<!\p{L})(?:kr|Kr|Kč|Rp|Ft|руб)(?!\p{L})|(?<=\d[,:])[-–](?!\d)/u;

/** A code, where it stands as a word. */
export const CURRENCY_CODES =
  /(?<!\p{L})(?:USD|EUR|GBP|JPY|CNY|CHF|INR|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|RUB|KRW|TRY|ZAR|SGD|HKD)(?!\p{L})/u;
