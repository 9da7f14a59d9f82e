import { structure, type Conversion, type Rule } from './conversion.ts';
import { convertAge, type ConvertedPayload } from './convert-age.ts';
import { convertCitation, convertNote, convertRepository } from './convert-citations.ts';
import { convertDate } from './convert-date.ts';
import { convertHead, dropSubmission } from './convert-head.ts';
import { convertBlob, convertFile, convertMedia, convertMediaKind } from './convert-media.ts';
import { convertAlias, convertName, convertNamePiece, convertVariant } from './convert-names.ts';
import { convertEvent, convertPerson } from './convert-events.ts';
import {
  ADOPTERS,
  CHILD_STATUSES,
  enumerated,
  MEDIA_KINDS,
  NAME_TYPES,
  PEDIGREES,
  RESTRICTIONS,
  roleOf,
  type EnumeratedValue,
} from './enumerations.ts';
import { languageTag } from './languages.ts';
import type { ParsedStructure } from './parsed-structure.ts';
import { quote } from './problem.ts';
import { TERMS } from './convert-extension-tags.ts';

/** Text of GEDCOM 5: `@@` is one `@`, `@#DJULIAN@` names a calendar, other escapes have no meaning left. */
export function escapesIn5(text: string, node: ParsedStructure, conversion: Conversion): string {
  return text.replaceAll(/@@|@#([^@\n]*)@ ?/g, (found, escape: string | undefined) => {
    if (escape === undefined) return '@';
    if (escape.startsWith('D')) return `${escape.slice(1).trim().replaceAll(' ', '_')} `;
    conversion.problem(
      node,
      'escape-removed',
      `The escape ${quote(found)} has no meaning in GEDCOM 7.`,
    );
    return '';
  });
}

const convertDatePayload: Rule = (node, out, conversion) => {
  // Escapes are part of a date, so its payload is taken as it is written.
  pushPayload(node, out, conversion, convertDate(node.payload ?? ''));
};

const convertAgePayload: Rule = (node, out, conversion) => {
  const text = conversion.text(node) ?? '';
  if (text.toUpperCase() === 'STILLBORN') conversion.isStillborn = true;
  pushPayload(node, out, conversion, convertAge(text));
};

function pushPayload(
  node: ParsedStructure,
  out: Parameters<Rule>[1],
  conversion: Conversion,
  converted: ConvertedPayload,
): void {
  const children = conversion.children(node);
  const own = converted.phrase === undefined || children.some(({ tag }) => tag === 'PHRASE');
  const phrase = own ? [] : [structure('PHRASE', converted.phrase)];
  out.push(structure(node.tag, converted.payload, undefined, [...phrase, ...children]));
}

/** Applies only below the structures that have this enumeration; elsewhere the text stays. */
function enumeration(
  parents: readonly string[],
  read: (text: string) => EnumeratedValue,
  tag?: string,
): Rule {
  return (node, out, conversion) => {
    const text = conversion.text(node);
    if (conversion.extensions > 0 || !parents.includes(conversion.parent) || text === undefined) {
      out.push(conversion.keep(node));
      return;
    }
    const { value, phrase } = read(text);
    const children = conversion.children(node);
    const own = phrase === undefined || children.some((child) => child.tag === 'PHRASE');
    out.push(
      structure(tag ?? node.tag, value, undefined, [
        ...(own ? [] : [structure('PHRASE', phrase)]),
        ...children,
      ]),
    );
  };
}

const ORDINANCES = ['BAPL', 'CONL', 'ENDL', 'SLGC', 'SLGS', 'INIL', 'WAC'];

const convertStatus: Rule = (node, out, conversion) => {
  if (conversion.parent === 'FAMC') {
    enumeration(['FAMC'], (text) => enumerated(text, CHILD_STATUSES))(node, out, conversion);
    return;
  }
  const kept = conversion.keep(node);
  const isOrdinance = ORDINANCES.includes(conversion.parent) && kept.payload !== undefined;
  out.push(
    isOrdinance
      ? { ...kept, payload: kept.payload?.trim().toUpperCase().replaceAll(/[/-]/g, '_') }
      : kept,
  );
};

const convertType: Rule = (node, out, conversion) => {
  const { parent, path } = conversion;
  if (parent === 'FORM' && path.includes('OBJE')) convertMediaKind(node, out, conversion);
  else if (parent === 'NAME' && path[0] === 'INDI') {
    enumeration(['NAME'], (text) => enumerated(text, NAME_TYPES))(node, out, conversion);
  } else out.push(conversion.keep(node));
};

const convertRestriction: Rule = (node, out, conversion) => {
  const values =
    conversion
      .text(node)
      ?.split(/[,;]/)
      .map((part) => part.trim())
      .filter(Boolean) ?? [];
  const known = values.map((value) => enumerated(value, RESTRICTIONS).value);
  out.push(structure('RESN', known.join(', '), undefined, conversion.children(node)));
};

const convertSex: Rule = (node, out, conversion) => {
  const text = conversion.text(node)?.trim() ?? '';
  const first = text.charAt(0).toUpperCase();
  const value = first === 'M' || first === 'F' || first === 'X' ? first : 'U';
  if (text.length > 1 || (value === 'U' && first !== 'U' && first !== '')) {
    conversion.problem(node, 'value-changed', `The sex "${quote(text)}" becomes ${value}.`);
  }
  out.push(structure('SEX', value, undefined, conversion.children(node)));
};

const convertRelation: Rule = (node, out, conversion) => {
  enumeration(['ASSO', '_ASSO'], roleOf, 'ROLE')(node, out, conversion);
};

/** GEDCOM 7 wants to know the role of every associate. */
const convertAssociate: Rule = (node, out, conversion) => {
  const kept = conversion.keep(node, 'ASSO');
  const children = kept.children ?? [];
  if (children.some(({ tag }) => tag === 'ROLE')) out.push(kept);
  else out.push({ ...kept, children: [structure('ROLE', 'OTHER'), ...children] });
};

const convertLanguage: Rule = (node, out, conversion) => {
  const name = conversion.text(node)?.trim();
  const tag = name === undefined ? undefined : languageTag(name);
  const children = conversion.children(node);
  if (name === undefined || tag !== undefined)
    out.push(structure('LANG', tag, undefined, children));
  else out.push(structure('LANG', 'und', undefined, [structure('_PHRASE', name), ...children]));
};

/** Numbers that other systems gave a record. RFN payloads name the system before a colon. */
const convertNumber: Rule = (node, out, conversion) => {
  const text = conversion.text(node) ?? '';
  const [system, number] =
    node.tag === 'RFN' && text.includes(':') ? text.split(/:(.*)/s) : [undefined, text];
  const program = node.tag === 'RIN' ? conversion.survey.source : system;
  const type = `${TERMS}${node.tag}${program === undefined ? '' : `#${program}`}`;
  out.push(
    structure('EXID', number, undefined, [structure('TYPE', type), ...conversion.children(node)]),
  );
};

const convertPersonId: Rule = (node, out, conversion) => {
  const type = structure('TYPE', 'https://www.familysearch.org/tree/person/');
  out.push(
    structure('EXID', conversion.text(node), undefined, [type, ...conversion.children(node)]),
  );
};

/** Phone numbers belong beside an address, not below it. */
const convertAddress: Rule = (node, out, conversion) => {
  const kept = conversion.keep(node);
  const isContact = (tag: string) =>
    tag === 'PHON' || tag === 'EMAIL' || tag === 'FAX' || tag === 'WWW';
  const contacts = kept.children?.filter(({ tag }) => isContact(tag)) ?? [];
  if (contacts.length === 0) out.push(kept);
  else {
    const rest = kept.children?.filter(({ tag }) => !isContact(tag));
    out.push(structure('ADDR', kept.payload, undefined, rest), ...contacts);
  }
};

const renamed =
  (tag: string): Rule =>
  (node, out, conversion) =>
    void out.push(conversion.keep(node, tag));

/** Rules that read GEDCOM 5.5 and 5.5.1; structures without a rule stay as they are. */
export const rulesFor5: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['HEAD', convertHead],
  ['SUBN', dropSubmission],
  ['INDI', convertPerson],
  ['NOTE', convertNote],
  ['SOUR', convertCitation],
  ['REPO', convertRepository],
  ['OBJE', convertMedia],
  ['FILE', convertFile],
  ['BLOB', convertBlob],
  ['MEDI', enumeration(['CALN', 'FORM'], (text) => enumerated(text, MEDIA_KINDS))],
  ['NAME', convertName],
  ['NPFX', convertNamePiece],
  ['GIVN', convertNamePiece],
  ['NICK', convertNamePiece],
  ['SPFX', convertNamePiece],
  ['SURN', convertNamePiece],
  ['NSFX', convertNamePiece],
  ['FONE', convertVariant],
  ['ROMN', convertVariant],
  ['ALIA', convertAlias],
  ['DATE', convertDatePayload],
  ['SDATE', convertDatePayload],
  ['AGE', convertAgePayload],
  ['LANG', convertLanguage],
  ['PEDI', enumeration(['FAMC'], (text) => enumerated(text, PEDIGREES))],
  [
    'ADOP',
    (node, out, conversion) => {
      if (conversion.parent === 'FAMC')
        enumeration(['FAMC'], (text) => enumerated(text, ADOPTERS))(node, out, conversion);
      else convertEvent(node, out, conversion);
    },
  ],
  ['STAT', convertStatus],
  ['TYPE', convertType],
  ['RESN', convertRestriction],
  ['SEX', convertSex],
  ['ROLE', enumeration(['EVEN', 'ASSO'], roleOf)],
  ['RELA', convertRelation],
  ['ASSO', convertAssociate],
  ['AFN', convertNumber],
  ['RFN', convertNumber],
  ['RIN', convertNumber],
  ['_FSFTID', convertPersonId],
  ['_FID', convertPersonId],
  ['_UID', renamed('UID')],
  ['EMAI', renamed('EMAIL')],
  ['_EMAIL', renamed('EMAIL')],
  ['WAC', renamed('INIL')],
  ['ADDR', convertAddress],
  ...'BIRT CHR DEAT BURI CREM BAPM BARM BASM BLES CHRA CONF FCOM ORDN NATU EMIG IMMI CENS PROB WILL GRAD RETI EVEN FACT ANUL DIV DIVF ENGA MARB MARC MARR MARL MARS'
    .split(' ')
    .map((tag): [string, Rule] => [tag, convertEvent]),
]);
