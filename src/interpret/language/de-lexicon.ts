// German phrasings of single acts, by the name under which de-phrasings.ts uses them.

export const DE_LEXICON: Readonly<Record<string, string>> = {
  mail: '(?:e-?mail|mail)',
  look: '(?:(?:de[rnm]|das|ein(?:en)?) )?(?:(?:dunkle[nrs]?|helle[nrs]?) |dunkel|hell|nacht|tag(?:es)?)(?:modus|design|farbschema|darstellung)',
  dm: '(?:(?:private |persönliche )?nachricht|pn)',
  // Named in quotes: "stoppe den Timer" presses "Stopp".
  running: '(?=((den|die|das) )?((?!suche|mit|in|bei|ein)[a-zäöüß-]+ )?[\\uE000-\\uE7FF]( an| fort| neu)?$)',
  favourites: '(?:favoriten|lesezeichen|leseliste)',
  piece: '(?:das wort|die wörter|den satz|den text|die zeile|den absatz)',
  by: '(?:durch|mit|in|zu)',
  shownKind: '(?:aufgabe|teilaufgabe|ticket|vorgang|anfrage|bestellung|rechnung|termin|dokument|karte)',
  onPage: '(?:auf|in) (?:dieser|der|diesem|dem) (?:seite|artikel|text|abschnitt)',
  range: '<low:t>( ?{unit})? ?(bis( zu)?|und|-|–|—) ?<high:t>( ?{unit})?',
  unit: '([€$£¥%]|euro|eur|usd|dollar|chf|franken|prozent|jahren?|km|kg|sternen?|gb|m²|qm)',
  click:
    '(?:klick(?:e|en)?(?: sie)?(?: mal)?(?: auf| an)?|drück(?:e|en)?(?: sie)?(?: auf)?|tipp(?:e|en)?(?: sie)? auf|betätige)',
  open: '(?:öffn(?:e|en)(?: sie)?|geh(?:e|en)?(?: sie)?(?: zu[mr]?| auf| in)?|navigier(?:e|en)(?: sie)? zu[mr]?|besuch(?:e|en)?|zeig(?:e|en)?(?: mir)?|ruf(?:e)?(?!.* an$)|wechs(?:le|eln) zu[mr]?)',
  inNewTab:
    '(?:in )?(?:(?:einem|nem|einen|den) )?(?:(?:neuen?m?|eigenen|separaten|anderen) )+(?:browser-?)?(?:tabs?|fenster)',
  choose: '(?:wähl(?:e|en)?(?: sie)?|such(?:e)? dir)',
  aus: '(?: aus| an)?',
  // With these behind it a verb says another thing: "bestell … ab".
  elsewhere: '(?:.* (?<! (?:und|&) )(?:ab|um|zurück|nach|dazu)$|.* um (?:auf|in) (?!.* zu [a-zäöüß]+n$))',
};
