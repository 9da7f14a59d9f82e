/**
 * Spellings and phrases that what families read does without: British spelling, words that American
 * English says differently, and phrases that read as translated. Each has a plain equivalent.
 */
export const bannedInFamilyTexts: readonly RegExp[] = [
  // Spelling: the prices are in dollars, and so is the English.
  /\b(?:re-?)?(?:colour|favour|neighbour|harbour|humour|honour|rumour|behaviour|labour)\w*/,
  /\b(?:recogni|organi|reali|apologi|memori|digiti|moderni|summari|emphasi|minimi|maximi)s(?:e[ds]?|ing|able|ation)\b/,
  /\banalys(?:ed?|ing)\b/,
  /\b(?:cancell|travell|labell|modell|quarrell|counsell)(?:ed|ing|or|ors|er|ers)\b/,
  /\b(?:centre|theatre|metre|litre|centimetre|fibre)s?\b/,
  /\b(?:mould|mouldy|cheque|pyjamas|grey|burnt|spilt)\b/,
  /\b(?:towards|afterwards|backwards|forwards|upwards)\b/,
  /\bfor ever\b/,
  // Words.
  /\b(?:some|any|every)body\b/,
  /\btelephones?\b/,
  /\be-mails?\b/,
  /\ba mail\b|\bmails\b|\b(?:our|this|the|first|second|last|each|every) mail\b(?! (?:servers?|providers?|service|relay))/,
  /\b(?:mum|jumpers?|fortnight|whilst|car park|cupboards?|wardrobes?|biscuits?|letter box)\b/,
  /\b(?:ring me|ring them|rings? up|moves? house|dictating machine|slip of the pen)\b/,
  /\bshall\b/,
  /\b(?:a|our|your|the|his|her|some) films?\b(?! (?:was|holder))/,
  // Phrases.
  /\bbelongs? into\b/,
  /\bby going on\b/,
  /\bfears? to\b/,
  /\bcan only not\b/,
  /\bare had from\b/,
  /(?<!\bno )\bone (?:can follow|must|ought|expects|finds)\b/,
  /\b(?<!out )of the house\b|\broom by room\b|\bunder the floor\b/,
  /\bthe line (?:is back|breaks|broke)\b/,
  // Quotation marks are curly in prose.
  /(?<=[a-z])'(?=(?:s|t|re|ll|ve|d|m) )/,
];

/** Texts that are fixed word for word elsewhere. */
export const fixedElsewhere: readonly string[] = [
  // The specification, section 6: the toast of the admin area.
  'You don’t have permission to access this area.',
  "You don't have permission to access this area.",
  "You don't have permission to access this administrative area.",
  // The sample video says it aloud (sample-voices.vtt).
  'My father is eighty-four and hates telephones. He pressed one button and talked for an hour about the boat.',
];
