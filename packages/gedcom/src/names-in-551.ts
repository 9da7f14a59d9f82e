import { structure } from './conversion.ts';
import { isCommaList } from './convert-names.ts';
import { TERMS } from './convert-extension-tags.ts';
import type { Downgrade } from './downgrade.ts';
import { variantOfLanguage } from './languages.ts';
import type { Structure } from './structure.ts';

/** A translation becomes FONE or ROMN when its language is one of theirs, otherwise an extension. */
export function variantIn551(node: Structure, out: Structure[], downgrade: Downgrade): void {
  const languages = node.children?.filter(({ tag }) => tag === 'LANG') ?? [];
  const isName = downgrade.parent === 'NAME' || downgrade.parent === 'PLAC';
  const variant =
    isName && languages.length === 1 ? variantOfLanguage(languages[0]?.payload ?? '') : undefined;
  if (!variant) {
    out.push(downgrade.keep(node, '_TRAN'));
    return;
  }
  const rest = downgrade.children({
    ...node,
    children: node.children?.filter(({ tag }) => tag !== 'LANG'),
  });
  out.push(
    structure(variant.kind, node.payload, undefined, [structure('TYPE', variant.type), ...rest]),
  );
}

/** Pieces of one kind are one line with commas, when a reader can split it again. */
export function namePiecesIn551(children: readonly Structure[]): readonly Structure[] {
  return children.flatMap((child) => {
    const same = children.filter(({ tag }) => tag === child.tag);
    const pieces = same.map(({ payload }) => payload ?? '');
    const isPlain =
      same.every((piece) => !piece.children) &&
      pieces.every((piece) => piece !== '' && !piece.includes(','));
    if (same.length < 2 || !isPlain || !isCommaList(child.tag, pieces)) return [child];
    return child === same[0] ? [structure(child.tag, pieces.join(', '))] : [];
  });
}

/** An external identifier becomes the number that GEDCOM 5.5.1 has for its system, otherwise an extension. */
export function identifierIn551(node: Structure, out: Structure[], downgrade: Downgrade): void {
  const [type, ...rest] = node.children ?? [];
  const term = type?.tag === 'TYPE' && rest.length === 0 ? (type.payload ?? '') : '';
  const number = node.payload ?? '';
  const [tag = '', system] = term.startsWith(TERMS) ? term.slice(TERMS.length).split(/#(.*)/s) : [];
  const isRecord = downgrade.path.length === 2;
  if (isRecord && tag === 'AFN' && system === undefined) out.push(structure('AFN', number));
  else if (isRecord && tag === 'RIN' && system === downgrade.source)
    out.push(structure('RIN', number));
  else if (isRecord && tag === 'RFN' && system !== undefined && !system.includes(':')) {
    out.push(structure('RFN', `${system}:${number}`));
  } else if (isRecord && term === 'https://www.familysearch.org/tree/person/')
    out.push(structure('_FSFTID', number));
  else out.push(downgrade.keep(node, '_EXID'));
}
