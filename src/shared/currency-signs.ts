// What says of a number that it is money. By itself, as it goes into every frame. Pure.

/** A sign or a word, or the dash in place of cents ("12,-", "299:-"). */
export const CURRENCY_SIGN =
  /\p{Sc}|[元円]|zł|(?<!\p{L})(?:kr|Kr|Kč|Rp|Ft|руб)(?!\p{L})|(?<=\d[,:])[-–](?!\d)/u;

/** A code, where it stands as a word. */
export const CURRENCY_CODES =
  /(?<!\p{L})(?:USD|EUR|GBP|JPY|CNY|CHF|INR|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|RUB|KRW|TRY|ZAR|SGD|HKD)(?!\p{L})/u;
