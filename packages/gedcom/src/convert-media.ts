import { structure, type Conversion } from './conversion.ts';
import { enumerated, MEDIA_KINDS } from './enumerations.ts';
import { fileAddress, mediaType } from './file-address.ts';
import type { ParsedStructure } from './parsed-structure.ts';
import type { Structure } from './structure.ts';

/** An OBJE record, a pointer to one, or a file described in place, which becomes a record with a pointer to it. */
export function convertMedia(
  node: ParsedStructure,
  out: Structure[],
  conversion: Conversion,
): void {
  if (conversion.path.length === 1) {
    out.push(
      structure('OBJE', conversion.text(node), undefined, recordParts(conversion.children(node))),
    );
    return;
  }
  if (node.pointer !== undefined) {
    out.push(conversion.keep(node));
    return;
  }
  const parts = conversion.children(node);
  const title = parts.filter(({ tag }) => tag === 'TITL');
  const others = parts.filter(({ tag }) => tag !== 'TITL');
  const xref = conversion.addRecord('OBJE', recordParts(others));
  out.push(structure('OBJE', undefined, xref, title));
}

/** GEDCOM 5.5 has format and title beside the file, later versions below it. */
function recordParts(parts: readonly Structure[]): Structure[] {
  const format = parts.find(({ tag }) => tag === 'FORM');
  const title = parts.find(({ tag }) => tag === 'TITL');
  const files = parts.filter(({ tag }) => tag === 'FILE');
  const rest = parts.filter((part) => part !== format && part !== title);
  if (files.length === 0) return [...(format ? [format] : []), ...(title ? [title] : []), ...rest];
  return rest.map((part) => {
    if (part.tag !== 'FILE') return part;
    const below = part.children ?? [];
    const own = below.find(({ tag }) => tag === 'FORM') ?? format;
    const children = [
      structure('FORM', mediaType(own?.payload, part.payload ?? ''), undefined, own?.children),
      ...below.filter(({ tag }) => tag !== 'FORM'),
      ...(title && part === files[0] ? [title] : []),
    ];
    return structure('FILE', part.payload, undefined, children);
  });
}

export function convertFile(node: ParsedStructure, out: Structure[], conversion: Conversion): void {
  if (conversion.parent !== 'OBJE') {
    out.push(conversion.keep(node));
    return;
  }
  const path = conversion.text(node)?.trim();
  out.push(
    structure(
      'FILE',
      path === undefined ? path : fileAddress(path),
      undefined,
      conversion.children(node),
    ),
  );
}

/** The kind of medium below a format is MEDI in GEDCOM 7; GEDCOM 5.5.1 calls it TYPE. */
export function convertMediaKind(
  node: ParsedStructure,
  out: Structure[],
  conversion: Conversion,
): void {
  const { value, phrase } = enumerated(conversion.text(node) ?? '', MEDIA_KINDS);
  const phrases = phrase === undefined || phrase === '' ? [] : [structure('PHRASE', phrase)];
  out.push(structure('MEDI', value, undefined, [...phrases, ...conversion.children(node)]));
}

/** GEDCOM 5.5 can hold the bytes of a picture; GEDCOM 7 has no place for them. */
export function convertBlob(node: ParsedStructure, out: Structure[], conversion: Conversion): void {
  conversion.problem(node, 'kept-as-extension', 'The bytes of the file are kept as _BLOB.');
  out.push(conversion.keep(node, '_BLOB'));
}
