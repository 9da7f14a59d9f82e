/**
 * Words that comments, API descriptions, the README and the docs do without; what families read is
 * exempt. Each has a plain equivalent: the caller, notify, operation, again, the product, permanently.
 */
export const bannedWords: readonly RegExp[] = [
  /\bwho(?:m|so)?ever\b/,
  /\b(?:is|are|was|were|be|been|being) told\b/,
  /\btold (?:of|about)\b/,
  /\bdeeds?\b/,
  /\bbef(?:all|alls|ell|allen)\b/,
  /\bput(?:s|ting)? down\b/,
  /\banew\b/,
  /\b(?:of|to|in|from) the house\b/,
  /\bthe house\b/,
  /\bshall\b/,
  /\bfor ever\b/,
  /\bnobody of\b/,
  /\blet(?:s|ting)? go of\b/,
  /\b(?:a|the) telling\b/,
  /\bspoken here\b/,
  /\bhence\b/,
  /\bnought\b|\baught\b|\bwhatsoever\b/,
  /\blest\b/,
  /\brous(?:e|es|ed|ing)\b/,
  /\b(?:its|their) kin\b/,
];

/** Names that read as something else than they do. */
export const bannedNames: readonly string[] = [
  'obedientMailer',
  'silentForSamples',
  'rousePreparations',
  'letTakeGo',
  'putDown',
  'HereContext',
  'deathsAtMost',
  'patienceMs',
  'useAccountToken',
  'tellFamily',
  'tellAuthor',
  'tell-authors',
  'tell-family',
  'rouse-preparations',
  'rouse-recording-versions',
];
