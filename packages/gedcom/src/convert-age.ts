/** A payload of GEDCOM 7, and the words for a PHRASE below it when the payload does not say everything. */
export interface ConvertedPayload {
  readonly payload: string | undefined;
  readonly phrase?: string;
}

/** Ages in words, which GEDCOM 7 has as numbers. */
const WORDS = new Map([
  ['CHILD', '< 8y'],
  ['INFANT', '< 1y'],
  ['STILLBORN', '0y'],
]);

const AGE = /^([<>])?\s*((?:\d+\s*[ymwd]\s*)+)$/i;
/** Most ages of most files: the same in both versions. */
const SAME = /^\d+[ymd]$/;
const UNITS = ['y', 'm', 'w', 'd'];

/**
 * An AGE payload of GEDCOM 5.5.1 as GEDCOM 7 has it. Repairs what the standard does not allow but readers understand:
 * missing units, blanks, upper case, another order. What is no age becomes the phrase.
 */
export function convertAge(text: string): ConvertedPayload {
  if (SAME.test(text)) return { payload: text };
  const age = text.trim();
  if (age === '') return { payload: undefined };
  const word = WORDS.get(age.toUpperCase());
  if (word !== undefined) return { payload: word, phrase: age };
  const years = /^([<>])?\s*(\d+)$/.exec(age);
  const found = years ? [age, years[1], `${years[2]}y`] : AGE.exec(age);
  const parts = found ? partsOf(found[2] ?? '') : undefined;
  if (!found || !parts) return { payload: undefined, phrase: age };
  return { payload: [found[1], ...parts].filter(Boolean).join(' ') };
}

/** Years, months, weeks and days in this order; undefined when one is given twice. */
function partsOf(text: string): string[] | undefined {
  const parts = new Map<string, string>();
  for (const [, count = '', unit = ''] of text.matchAll(/(\d+)\s*([ymwd])/gi)) {
    if (parts.has(unit.toLowerCase())) return undefined;
    parts.set(unit.toLowerCase(), count);
  }
  return UNITS.filter((unit) => parts.has(unit)).map((unit) => `${parts.get(unit)}${unit}`);
}

/** An age of GEDCOM 7 as GEDCOM 5.5.1 has it. */
export function ageIn551({ payload, phrase }: ConvertedPayload): ConvertedPayload {
  const age = payload?.replace(/^([<>]) /, '$1');
  if (phrase === undefined) return { payload: age };
  const back = convertAge(phrase);
  if (back.payload === payload && back.phrase === phrase) return { payload: phrase };
  return { payload: age, phrase };
}
