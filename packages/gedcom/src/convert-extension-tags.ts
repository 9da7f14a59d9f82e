import type { Rule } from './conversion.ts';
import { languageTag } from './languages.ts';
import type { GedcomSurvey } from './survey.ts';

/** Where the terms of GEDCOM 7 have their addresses. */
export const TERMS = 'https://gedcom.io/terms/v7/';
const PHRASE_EXTENSION = { tag: '_PHRASE', uri: `${TERMS}PHRASE` };

/** Extension tags with a published meaning: those of the GEDCOM-L group. */
const PUBLISHED = new Map(
  ['_LOC', '_GOVTYPE', '_POST', '_GOV', '_MAIDENHEAD', '_DMGD', '_AIDN'].map((tag) => [
    tag,
    `http://genealogy.net/GEDCOM#${tag}`,
  ]),
);

/** Extension tags with their addresses, for HEAD.SCHMA: those that the file documents, and published ones that it uses. */
export function usedExtensions(survey: GedcomSurvey): readonly { tag: string; uri: string }[] {
  const documented = survey.schema.filter(({ uri }) => standardTag(uri) === undefined);
  const published = [...PUBLISHED].map(([tag, uri]) => ({ tag, uri }));
  const used = published.filter(
    ({ tag }) => survey.extensionTags.has(tag) && !documented.some((known) => known.tag === tag),
  );
  const hasUnknownLanguage = [...survey.languages].some(
    (name) => name !== '' && languageTag(name) === undefined,
  );
  return [...documented, ...used, ...(hasUnknownLanguage ? [PHRASE_EXTENSION] : [])];
}

/**
 * A GEDCOM 5.5.1 file can say that its `_CREA` is the CREA of GEDCOM 7, as our own files do.
 * Such structures get back their tags.
 */
export function schemaRules(
  survey: GedcomSurvey,
  rules: ReadonlyMap<string, Rule>,
): ReadonlyMap<string, Rule> {
  const own = new Map<string, Rule>();
  for (const { tag, uri } of survey.schema) {
    const standard = standardTag(uri);
    if (standard === undefined || standard === 'SCHMA') continue;
    const rule = rules.get(standard);
    own.set(tag, (node, out, conversion) => {
      const renamed = { ...node, tag: standard };
      if (rule) rule(renamed, out, conversion);
      else out.push(conversion.keep(renamed));
    });
  }
  return own.size === 0 ? rules : new Map([...rules, ...own]);
}

/** `NAME-TRAN` and `TRAN` are addresses of structures with the tag TRAN; enumerations, months and calendars have no tag. */
function standardTag(uri: string): string | undefined {
  if (!uri.startsWith(TERMS)) return undefined;
  const term = uri.slice(TERMS.length);
  return /^(?:enum|month|cal|record|enumset|type)-/.test(term)
    ? undefined
    : term.slice(term.lastIndexOf('-') + 1);
}
