import { structure } from './conversion.ts';
import { ageIn551 } from './convert-age.ts';
import { dateIn551 } from './convert-date.ts';
import { Downgrade, type DowngradeRule } from './downgrade.ts';
import {
  CHILD_STATUSES,
  enumerated,
  MEDIA_KINDS,
  NAME_TYPES,
  PEDIGREES,
  roleOf,
  type EnumeratedValue,
} from './enumerations.ts';
import { filePath, mediaFormat, mediaType } from './file-address.ts';
import { headIn551, NEW_TAGS } from './head-in-551.ts';
import { languageName, languageTag } from './languages.ts';
import { identifierIn551, namePiecesIn551, variantIn551 } from './names-in-551.ts';
import type { Report } from './problem.ts';
import type { GedcomRecord, Structure } from './structure.ts';

/**
 * GEDCOM 7 records as GEDCOM 5.5.1 has them, for `writeGedcom551`. What it has no structure for becomes a documented
 * extension; reading the file again gives the same records. HEAD must come first.
 */
export function* convertTo551(
  records: Iterable<GedcomRecord>,
  report: Report,
): Generator<GedcomRecord> {
  const downgrade = new Downgrade(rules, report);
  for (const record of records) {
    const out: Structure[] = [];
    downgrade.convert(record, out);
    for (const converted of out) yield { ...converted, xref: record.xref };
  }
}

/** Values are lower case in GEDCOM 5.5.1; the text of a phrase replaces the value that it explains. */
function enumeration(
  parents: readonly string[],
  read: (text: string) => EnumeratedValue,
  tag?: string,
): DowngradeRule {
  return (node, out, downgrade) => {
    const value = node.payload;
    if (downgrade.extensions > 0 || !parents.includes(downgrade.parent) || value === undefined) {
      out.push(downgrade.keep(node));
      return;
    }
    downgrade.pushPayload(node, out, tag ?? node.tag, ({ phrase }) => {
      const back = phrase === undefined ? undefined : read(phrase);
      if (back?.value === value && back.phrase === phrase) return { payload: phrase };
      return { payload: value.startsWith('_') ? value : value.toLowerCase(), phrase };
    });
  };
}

const statusIn551: DowngradeRule = (node, out, downgrade) => {
  if (downgrade.parent === 'FAMC') {
    enumeration(['FAMC'], (text) => enumerated(text, CHILD_STATUSES))(node, out, downgrade);
    return;
  }
  const payload = node.payload?.replace('DNS_CAN', 'DNS/CAN').replace('PRE_1970', 'PRE-1970');
  out.push({ ...downgrade.keep(node), ...(payload === undefined ? {} : { payload }) });
};

const restrictionIn551: DowngradeRule = (node, out, downgrade) => {
  out.push(structure('RESN', node.payload?.toLowerCase(), undefined, downgrade.children(node)));
};

const roleIn551: DowngradeRule = (node, out, downgrade) => {
  const isAssociate = downgrade.parent === 'ASSO';
  enumeration(['ASSO', 'EVEN'], roleOf, isAssociate ? 'RELA' : 'ROLE')(node, out, downgrade);
};

const typeIn551: DowngradeRule = (node, out, downgrade) => {
  const isName = downgrade.parent === 'NAME' && downgrade.path[0] === 'INDI';
  if (!isName) out.push(downgrade.keep(node));
  else enumeration(['NAME'], (text) => enumerated(text, NAME_TYPES))(node, out, downgrade);
};

const mediaKindIn551: DowngradeRule = (node, out, downgrade) => {
  const tag = downgrade.parent === 'FORM' ? 'TYPE' : 'MEDI';
  enumeration(['FORM', 'CALN'], (text) => enumerated(text, MEDIA_KINDS), tag)(node, out, downgrade);
};

const languageIn551: DowngradeRule = (node, out, downgrade) => {
  const tag = node.payload;
  const phrase = node.children?.find((child) => child.tag === '_PHRASE')?.payload;
  const isNamed = tag === 'und' && phrase !== undefined && languageTag(phrase) === undefined;
  const children = isNamed
    ? node.children?.filter((child) => child.tag !== '_PHRASE')
    : node.children;
  const name = tag === undefined ? tag : (languageName(tag) ?? tag);
  out.push(
    structure(
      'LANG',
      isNamed ? phrase : name,
      undefined,
      downgrade.children({ ...node, children }),
    ),
  );
};

const nameIn551: DowngradeRule = (node, out, downgrade) => {
  const children = namePiecesIn551(node.children ?? []);
  out.push(downgrade.keep({ ...node, children }));
};

const fileIn551: DowngradeRule = (node, out, downgrade) => {
  const kept = downgrade.keep(node);
  if (downgrade.parent !== 'OBJE' || kept.payload === undefined) out.push(kept);
  else out.push({ ...kept, payload: filePath(kept.payload) });
};

const formatIn551: DowngradeRule = (node, out, downgrade) => {
  const kept = downgrade.keep(node);
  if (downgrade.parent !== 'FILE' || kept.payload === undefined) {
    out.push(kept);
    return;
  }
  const format = mediaFormat(kept.payload);
  out.push(mediaType(format, '') === kept.payload ? { ...kept, payload: format } : kept);
};

const renamed =
  (tag: string): DowngradeRule =>
  (node, out, downgrade) =>
    void out.push(downgrade.keep(node, tag));

const rules: ReadonlyMap<string, DowngradeRule> = new Map<string, DowngradeRule>([
  ...NEW_TAGS.map((tag): [string, DowngradeRule] => [tag, renamed(`_${tag}`)]),
  ['HEAD', headIn551],
  ['SNOTE', renamed('NOTE')],
  ['DATE', (node, out, downgrade) => downgrade.pushPayload(node, out, 'DATE', dateIn551)],
  ['SDATE', (node, out, downgrade) => downgrade.pushPayload(node, out, '_SDATE', dateIn551)],
  ['AGE', (node, out, downgrade) => downgrade.pushPayload(node, out, 'AGE', ageIn551)],
  ['LANG', languageIn551],
  ['NAME', nameIn551],
  ['TRAN', variantIn551],
  ['EXID', identifierIn551],
  ['PEDI', enumeration(['FAMC'], (text) => enumerated(text, PEDIGREES))],
  ['STAT', statusIn551],
  ['TYPE', typeIn551],
  ['RESN', restrictionIn551],
  ['ROLE', roleIn551],
  ['MEDI', mediaKindIn551],
  ['FILE', fileIn551],
  ['FORM', formatIn551],
]);
