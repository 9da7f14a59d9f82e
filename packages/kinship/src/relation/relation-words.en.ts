import type { Pedigree, Sex } from '../family-graph.ts';
import type { Piece, RelationWords } from './relation-words.ts';

type Blood = Extract<Piece, { kind: 'blood' }>;

/** The relationships of American English. */
export const englishRelations: RelationWords = {
  term: (pieces) => termOf(pieces),
  piece: (piece) => pieceOf(piece, 'cousin'),
  belonging: (term, of) => (of === null ? `your ${term}` : `${term} of ${of}`),
  chain: (terms, of) => [of === null ? 'your' : `${of}’s`, ...owners(terms)].join(' '),
  distant: (of) => (of === null ? 'distantly related to you' : `distantly related to ${of}`),
  same: (of) => (of === null ? 'you' : `the same person as ${of}`),
  unnamed: 'an unknown person',
};

function owners(terms: readonly string[]): string[] {
  return terms.map((term, place) => (place < terms.length - 1 ? `${term}’s` : term));
}

function termOf(pieces: readonly Piece[]): string | null {
  const [first, second, third] = pieces;
  if (first === undefined) return null;
  if (second === undefined) return pieceOf(first, 'first cousin');
  if (third === undefined) return termOfTwo(first, second) ?? notByBirth(pieces);
  const isStep =
    pieces.length === 3 && isParent(first) && second.kind === 'partner' && isChild(third);
  if (isStep) return `step${bySex(third.sex, 'brother', 'sister', 'sibling')}`;
  return notByBirth(pieces);
}

const isLine = (piece: Piece, up: number, down: number): boolean =>
  piece.kind === 'blood' && piece.up === up && piece.down === down;
const isParent = (piece: Piece) => isLine(piece, 1, 0);
const isChild = (piece: Piece) => isLine(piece, 0, 1);
const isDivorced = (piece: Piece) => piece.kind === 'partner' && piece.union === 'd';

/** A relation by one marriage: in-laws and steps. */
function termOfTwo(first: Piece, second: Piece): string | null {
  const partner = first.kind === 'partner' ? first : second;
  const blood = first.kind === 'blood' ? first : second;
  if (partner.kind !== 'partner' || blood.kind !== 'blood') return null;
  const former = isDivorced(partner) ? 'former ' : '';
  const { sex } = second;
  const throughPartner = first.kind === 'partner';
  // A parent's partner is a step-parent, and a partner's child a stepchild.
  const steps = throughPartner ? blood.up === 0 : blood.down === 0;
  if (steps) {
    if (former !== '') return null;
    return stepped(
      throughPartner ? blood.down : blood.up,
      throughPartner ? 'child' : 'parent',
      sex,
    );
  }
  // Partners who never married have no in-laws by the word.
  if (partner.union === 'p' || blood.half) return null;
  const inLaw = throughPartner
    ? isLine(blood, 1, 1) || blood.down === 0
    : isLine(blood, 1, 1) || blood.up === 0;
  if (inLaw) return `${former}${bloodTerm({ ...blood, sex }, 'first cousin')}-in-law`;
  const isAunt = throughPartner ? blood.up === 1 : blood.down === 1;
  if (!isAunt || former !== '') return null;
  return `${bloodTerm({ ...blood, sex }, 'first cousin')} by marriage`;
}

function stepped(generations: number, kind: 'parent' | 'child', sex: Sex): string | null {
  const up = kind === 'parent' ? generations : 0;
  const down = kind === 'child' ? generations : 0;
  const term = bloodTerm({ kind: 'blood', up, down, half: false, sex }, 'first cousin');
  return generations === 1 ? `step${term}` : `step-${term}`;
}

/** Lines with adoptive, foster or step members: grandparents, grandchildren and siblings have terms. */
function notByBirth(pieces: readonly Piece[]): string | null {
  let up = 0;
  let down = 0;
  let pedigree: Pedigree = 'b';
  for (const piece of pieces) {
    if (piece.kind === 'partner') return null;
    const rises = piece.kind === 'blood' ? piece.up : piece.kind === 'parent' ? 1 : 0;
    const falls = piece.kind === 'blood' ? piece.down : piece.kind === 'child' ? 1 : 0;
    if (rises > 0 && down > 0) return null;
    up += rises;
    down += falls;
    if (piece.kind !== 'blood') pedigree = piece.pedigree;
  }
  const prefix = { b: '', a: 'adoptive ', f: 'foster ', t: 'step', s: '', o: '' }[pedigree];
  const isSibling = up === 1 && down === 1;
  if (prefix === '' || !(isSibling || up === 0 || down === 0)) return null;
  const sex = pieces.at(-1)?.sex ?? 'U';
  const hyphen = pedigree === 't' && !isSibling ? '-' : '';
  return `${prefix}${hyphen}${bloodTerm({ kind: 'blood', up, down, half: false, sex }, 'first cousin')}`;
}

function pieceOf(piece: Piece, cousin: string): string {
  if (piece.kind === 'blood') return bloodTerm(piece, cousin);
  if (piece.kind === 'partner') {
    if (piece.union === 'm') return bySex(piece.sex, 'husband', 'wife', 'spouse');
    if (piece.union === 'd') {
      return `former ${bySex(piece.sex, 'husband', 'wife', 'spouse')}`;
    }
    return 'partner';
  }
  if (piece.kind === 'parent') {
    const noun = bySex(piece.sex, 'father', 'mother', 'parent');
    return { b: '', a: 'adoptive ', f: 'foster ', t: 'step', s: '', o: '' }[piece.pedigree] + noun;
  }
  const noun = bySex(piece.sex, 'son', 'daughter', 'child');
  return { b: '', a: 'adopted ', f: 'foster ', t: 'step', s: '', o: '' }[piece.pedigree] + noun;
}

function bloodTerm({ up, down, half, sex }: Blood, cousin: string): string {
  const prefix = half ? 'half-' : '';
  if (up === 0 || down === 0) return direct(up, down, sex);
  if (up === 1 && down === 1) return prefix + bySex(sex, 'brother', 'sister', 'sibling');
  if (down === 1 || up === 1) {
    const start = prefix + greats(Math.max(up, down) - 2);
    const [man, woman] = down === 1 ? ['uncle', 'aunt'] : ['nephew', 'niece'];
    return bySex(sex, start + man, start + woman, `${start}${woman} or ${start}${man}`);
  }
  const degree = Math.min(up, down) - 1;
  const removed = Math.abs(up - down);
  // 'Your cousin' is a first cousin unless more is said.
  const name = degree === 1 ? (removed === 0 ? cousin : 'first cousin') : `${nth(degree)} cousin`;
  const times = removed === 0 ? '' : ` ${often(removed)} removed`;
  return `${half ? (name === 'cousin' ? 'half-' : 'half ') : ''}${name}${times}`;
}

function direct(up: number, down: number, sex: Sex): string {
  const generations = Math.max(up, down);
  const noun =
    up > 0 ? bySex(sex, 'father', 'mother', 'parent') : bySex(sex, 'son', 'daughter', 'child');
  return generations === 1 ? noun : `${greats(generations - 2)}grand${noun}`;
}

function greats(count: number): string {
  if (count <= 0) return '';
  return count < 3 ? 'great-'.repeat(count) : `${ordinal(count)} great-`;
}

const nths = [
  ...['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  'tenth',
];
const nth = (count: number) => nths[count] ?? ordinal(count);

const counts = ['', 'once', 'twice', 'three times', 'four times', 'five times', 'six times'];
const often = (count: number) => counts[count] ?? `${count} times`;

function ordinal(count: number): string {
  const isTeen = Math.floor((count % 100) / 10) === 1;
  return `${count}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`;
}

/** X and U have the neutral word. */
function bySex(sex: Sex, man: string, woman: string, neutral: string): string {
  return sex === 'M' ? man : sex === 'F' ? woman : neutral;
}
