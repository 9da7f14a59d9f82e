import { kindOf, sexOf, type GraphIndex } from '../graph-index.ts';
import type { Pedigree, UnionKind } from '../family-graph.ts';
import { pedigreeIn } from '../pedigree-in.ts';
import { areFullSiblings } from './blood.ts';
import type { PathStep } from './relation-path.ts';
import type { Piece } from './relation-words.ts';

/** A stretch of a path by birth, as people, or another step. */
type Stretch =
  | { readonly kind: 'blood'; readonly up: readonly number[]; readonly down: readonly number[] }
  | { readonly kind: 'parent' | 'child'; readonly pedigree: Pedigree; readonly person: number }
  | { readonly kind: 'partner'; readonly union: UnionKind; readonly person: number };

/** A path as the longest parts that have names: what lies by birth between two marriages is one part. */
export function piecesOf(index: GraphIndex, path: readonly PathStep[]): Piece[] {
  return stretchesOf(index, path).map((stretch) =>
    stretch.kind === 'blood'
      ? bloodPiece(index, stretch.up, stretch.down)
      : otherPiece(index, stretch),
  );
}

/**
 * A path as parts of everyday words: 'grandmother', 'cousin' rather than 'first cousin twice removed'. Beside
 * marriages, only removed cousins are taken apart: 'your cousin's wife' is clear.
 */
export function explainedPieces(index: GraphIndex, path: readonly PathStep[]): Piece[] {
  const stretches = stretchesOf(index, path);
  return stretches.flatMap((stretch) => {
    if (stretch.kind !== 'blood') return [otherPiece(index, stretch)];
    const { up, down } = stretch;
    const isRemoved = up.length !== down.length && Math.min(up.length, down.length) > 2;
    if (stretches.length > 1 && !isRemoved) return [bloodPiece(index, up, down)];
    return explained(index, up, down);
  });
}

/** `up` and `down` begin with the person before their first step. */
function stretchesOf(index: GraphIndex, path: readonly PathStep[]): Stretch[] {
  const stretches: Stretch[] = [];
  let up: number[] = [];
  let down: number[] = [];
  const close = () => {
    if (up.length + down.length > 2) stretches.push({ kind: 'blood', up, down });
  };
  for (const [place, { index: person, step, union }] of path.entries()) {
    const before = path[place - 1]?.index;
    if (before === undefined) {
      [up, down] = [[person], [person]];
      continue;
    }
    const pedigree: Pedigree =
      step === 'partner' || union === null
        ? 'b'
        : pedigreeIn(index, union, step === 'parent' ? before : person);
    if (step === 'partner' || pedigree !== 'b') {
      close();
      if (step === 'partner') {
        stretches.push({
          kind: 'partner',
          union: union === null ? 'u' : kindOf(index, union),
          person,
        });
      } else if (step === 'parent' || step === 'child') {
        stretches.push({ kind: step, pedigree, person });
      }
      [up, down] = [[person], [person]];
    } else if (step === 'parent') {
      if (down.length > 1) {
        close();
        up = [before];
      }
      up.push(person);
      down = [person];
    } else {
      down.push(person);
    }
  }
  close();
  return stretches;
}

function otherPiece(index: GraphIndex, stretch: Exclude<Stretch, { kind: 'blood' }>): Piece {
  const { person, ...piece } = stretch;
  return { ...piece, sex: sexOf(index, person) };
}

function bloodPiece(index: GraphIndex, up: readonly number[], down: readonly number[]): Piece {
  const [below, beside] = [up.at(-2), down[1]];
  const half =
    below !== undefined && beside !== undefined && !areFullSiblings(index, below, beside);
  const person = down.at(-1) ?? up.at(-1) ?? 0;
  const sex = sexOf(index, person);
  return { kind: 'blood', up: up.length - 1, down: down.length - 1, half, sex };
}

function explained(index: GraphIndex, up: readonly number[], down: readonly number[]): Piece[] {
  const piece = (a: readonly number[], b: readonly number[]) => bloodPiece(index, a, b);
  const rise = up.length - 1;
  const fall = down.length - 1;
  const top = up.slice(-1);
  const rises = (until: number) => piece(up.slice(0, until + 1), up.slice(until, until + 1));
  const falls = (from: number) => piece(down.slice(from, from + 1), down.slice(from));
  if (fall === 0) return rise < 2 ? [piece(up, top)] : [rises(rise - 1), piece(up.slice(-2), top)];
  if (rise === 0) return fall < 2 ? [piece(top, down)] : [piece(top, down.slice(0, 2)), falls(1)];
  if (rise === 1 && fall === 1) return [piece(up, down)];
  // Aunts, nephews and cousins of the same generation: by the two siblings the line goes over.
  if (rise === 1 || fall === 1 || rise === fall) {
    const siblings = piece(up.slice(-2), down.slice(0, 2));
    return [...(rise > 1 ? [rises(rise - 1)] : []), siblings, ...(fall > 1 ? [falls(1)] : [])];
  }
  if (rise > fall) return [rises(rise - fall), piece(up.slice(rise - fall), down)];
  return [piece(up, down.slice(0, rise + 1)), falls(rise)];
}
