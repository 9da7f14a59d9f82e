import { structure } from './conversion.ts';
import { TERMS } from './convert-extension-tags.ts';
import type { Downgrade } from './downgrade.ts';
import type { Structure } from './structure.ts';

/**
 * Structures that only GEDCOM 7 has. They are written as extensions, and HEAD._SCHMA says what these mean, so that
 * programs which know GEDCOM 7 get them back.
 */
const NEW_TERMS = new Map([
  ['CREA', ['CREA']],
  ['CROP', ['CROP']],
  ['EXID', ['EXID']],
  ['INIL', ['INIL']],
  ['MIME', ['MIME']],
  ['NO', ['NO']],
  ['PHRASE', ['PHRASE']],
  ['SDATE', ['SDATE']],
  ['TRAN', ['NAME-TRAN', 'PLAC-TRAN', 'NOTE-TRAN', 'FILE-TRAN']],
  ['UID', ['UID']],
]);

export const NEW_TAGS: readonly string[] = [...NEW_TERMS.keys()];

export function headIn551(node: Structure, out: Structure[], downgrade: Downgrade): void {
  const children = node.children ?? [];
  const schema = children.find(({ tag }) => tag === 'SCHMA')?.children ?? [];
  const added = [...NEW_TERMS].flatMap(([tag, terms]) =>
    terms.map((term) => `_${tag} ${TERMS}${term}`),
  );
  const own = schema.flatMap(({ payload = '' }) => (added.includes(payload) ? [] : [payload]));
  const source =
    children.find(({ tag }) => tag === 'SOUR') ?? structure('SOUR', 'infinite-connections');
  downgrade.source = source.payload;
  const parts: Structure[] = [];
  downgrade.convert(source, parts);
  const version = [structure('VERS', '5.5.1'), structure('FORM', 'LINEAGE-LINKED')];
  parts.push(structure('GEDC', undefined, undefined, version), structure('CHAR', 'UTF-8'));
  for (const child of children) {
    if (!['SOUR', 'GEDC', 'SCHMA', 'CHAR'].includes(child.tag)) downgrade.convert(child, parts);
  }
  const tags = [...own, ...added].map((payload) => structure('TAG', payload));
  parts.push(structure('_SCHMA', undefined, undefined, tags));
  out.push(structure('HEAD', undefined, undefined, parts));
}
