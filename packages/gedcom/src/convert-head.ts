import { structure, type Conversion } from './conversion.ts';
import { usedExtensions } from './convert-extension-tags.ts';
import type { ParsedStructure } from './parsed-structure.ts';
import type { Structure } from './structure.ts';

/** Said by GEDCOM 7 itself: always UTF-8, always this form. */
const IMPLIED = new Set(['CHAR', 'GEDC', 'SCHMA', '_SCHMA']);
/** Structures without a place in GEDCOM 7. */
const OBSOLETE = new Set(['FILE', 'SUBN']);

export function convertHead(node: ParsedStructure, out: Structure[], conversion: Conversion): void {
  const parts: Structure[] = [structure('GEDC', undefined, undefined, [structure('VERS', '7.0')])];
  const schema = usedExtensions(conversion.survey);
  if (schema.length > 0) {
    const tags = schema.map(({ tag, uri }) => structure('TAG', `${tag} ${uri}`));
    parts.push(structure('SCHMA', undefined, undefined, tags));
  }
  for (const child of node.children ?? []) {
    if (IMPLIED.has(child.tag)) continue;
    if (OBSOLETE.has(child.tag)) reportDropped(child, conversion);
    else conversion.convert(child, parts);
  }
  out.push(structure('HEAD', undefined, undefined, parts));
}

/** SUBN records told a program of the 1990s what to do with a file. */
export function dropSubmission(
  node: ParsedStructure,
  _out: Structure[],
  conversion: Conversion,
): void {
  conversion.problem(node, 'dropped', 'GEDCOM 7 has no submission records.');
}

function reportDropped(node: ParsedStructure, conversion: Conversion): void {
  conversion.path.push(node.tag);
  const text = node.payload ?? (node.pointer === undefined ? '' : `@${node.pointer}@`);
  conversion.problem(node, 'dropped', `GEDCOM 7 has no place for it: ${text}`);
  conversion.path.pop();
}
