import { structure, type Conversion } from './conversion.ts';
import type { ParsedStructure } from './parsed-structure.ts';
import type { Structure } from './structure.ts';

/** A citation of a source record, or of a source that is described in place, which becomes a record. */
export function convertCitation(
  node: ParsedStructure,
  out: Structure[],
  conversion: Conversion,
): void {
  if (conversion.path.length === 1 || conversion.parent === 'HEAD') {
    out.push(conversion.keep(node));
    return;
  }
  const text = conversion.text(node);
  const parts = withTextsInData(conversion.children(node));
  const pointer =
    node.pointer !== undefined || text === undefined
      ? (conversion.pointer(node) ?? 'VOID')
      : conversion.addRecord('SOUR', [structure('NOTE', text)]);
  out.push(structure('SOUR', undefined, pointer, parts));
}

/** Quoted text is below DATA in GEDCOM 7, wherever GEDCOM 5.5.1 has it. */
function withTextsInData(parts: readonly Structure[]): readonly Structure[] {
  const texts = parts.filter(({ tag }) => tag === 'TEXT');
  if (texts.length === 0) return parts;
  const data = parts.find(({ tag }) => tag === 'DATA');
  const whole = structure('DATA', data?.payload, undefined, [...(data?.children ?? []), ...texts]);
  const first = data ?? texts[0];
  return parts.flatMap((part) => {
    if (part === first) return [whole];
    return part.tag === 'TEXT' ? [] : [part];
  });
}

/** A repository may be named in place, or not be named at all. */
export function convertRepository(
  node: ParsedStructure,
  out: Structure[],
  conversion: Conversion,
): void {
  if (conversion.path.length === 1 || node.pointer !== undefined) {
    out.push(conversion.keep(node));
    return;
  }
  const name = conversion.text(node);
  const pointer =
    name === undefined ? 'VOID' : conversion.addRecord('REPO', [structure('NAME', name)]);
  out.push(structure('REPO', undefined, pointer, conversion.children(node)));
}

/** Notes are records of their own kind, and so are the pointers to them. */
export function convertNote(node: ParsedStructure, out: Structure[], conversion: Conversion): void {
  const isShared = conversion.path.length === 1 || node.pointer !== undefined;
  out.push(conversion.keep(node, isShared ? 'SNOTE' : 'NOTE'));
}
