import { structure, type Conversion } from './conversion.ts';
import { languageOfVariant } from './languages.ts';
import type { ParsedStructure } from './parsed-structure.ts';
import type { Structure } from './structure.ts';

const PIECES = new Set(['NPFX', 'GIVN', 'NICK', 'SPFX', 'SURN', 'NSFX']);

/** A surname is between slashes; the last one is often forgotten. */
export function convertName(node: ParsedStructure, out: Structure[], conversion: Conversion): void {
  const text = conversion.text(node);
  const first = text?.indexOf('/') ?? -1;
  const isOpen = first !== -1 && text?.indexOf('/', first + 1) === -1;
  out.push(
    structure(
      'NAME',
      isOpen ? `${text}/` : text,
      conversion.pointer(node),
      conversion.children(node),
    ),
  );
}

/**
 * GEDCOM 5.5.1 separates the pieces of a name by commas, GEDCOM 7 repeats the structure. Pieces are separate when one has
 * a space or when only one of them is in the name; otherwise they are one text (FamilySearch migration guide).
 */
export function convertNamePiece(
  node: ParsedStructure,
  out: Structure[],
  conversion: Conversion,
): void {
  const kept = conversion.keep(node);
  if (kept.payload === undefined || !kept.payload.includes(',') || !isNamePart(conversion.parent)) {
    out.push(kept);
    return;
  }
  const pieces = kept.payload
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean);
  if (!isCommaList(node.tag, pieces)) out.push({ ...kept, payload: pieces.join(' ') });
  else for (const piece of pieces) out.push({ ...kept, payload: piece });
}

/** False for words such as `de, la`, which are one prefix of a surname. */
export function isCommaList(tag: string, pieces: readonly string[]): boolean {
  return PIECES.has(tag) && (tag !== 'SPFX' || pieces.some((piece) => piece.includes(' ')));
}

function isNamePart(tag: string): boolean {
  return tag === 'NAME' || tag === 'FONE' || tag === 'ROMN' || tag === 'TRAN';
}

/** FONE and ROMN become translations whose language says which writing they are in. */
export function convertVariant(
  node: ParsedStructure,
  out: Structure[],
  conversion: Conversion,
): void {
  const kind = node.tag === 'FONE' ? 'FONE' : 'ROMN';
  const children = conversion.children(node);
  const type = children.find(({ tag }) => tag === 'TYPE');
  const { tag, isExact } = languageOfVariant(kind, type?.payload);
  if (!isExact)
    conversion.problem(
      node,
      'value-changed',
      `The type "${type?.payload}" becomes the language ${tag}.`,
    );
  const rest = children.filter((child) => child !== type);
  const language = rest.some((child) => child.tag === 'LANG') ? [] : [structure('LANG', tag)];
  out.push(structure('TRAN', conversion.text(node), undefined, [...language, ...rest]));
}

/** ALIA with text is a name that the person is also known by; with a pointer it names another record of the person. */
export function convertAlias(
  node: ParsedStructure,
  out: Structure[],
  conversion: Conversion,
): void {
  const text = conversion.text(node);
  if (node.pointer !== undefined || text === undefined) {
    out.push(conversion.keep(node));
    return;
  }
  out.push(
    structure('NAME', text, undefined, [structure('TYPE', 'AKA'), ...conversion.children(node)]),
  );
}
