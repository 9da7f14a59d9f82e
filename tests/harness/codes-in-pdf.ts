import { inflateSync } from 'node:zlib';
import { readModules } from './read-qr.ts';

/** What the QR codes of a PDF say, read off what its pages draw: each code is one path of equal squares. */
export function codesInPdf(file: Buffer): string[] {
  return contentsOf(file).flatMap((content) =>
    content
      .split(/\bf\b/)
      .map(squaresOf)
      .filter((squares) => squares.length > 100)
      .map(codeOf),
  );
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function contentsOf(file: Buffer): string[] {
  const text = file.toString('latin1');
  return Array.from(text.matchAll(/FlateDecode\s*>>\s*stream\r?\n/g)).flatMap((match) => {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    const content = inflateSync(file.subarray(start, end)).toString('latin1');
    return content.includes(' re') ? content : [];
  });
}

function squaresOf(path: string): Square[] {
  return Array.from(path.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re/g))
    .map(([, x, y, width, height]) => ({
      ...{ x: Number(x), y: Number(y), side: Number(width) },
      isSquare: width === height,
    }))
    .filter(({ isSquare, side }) => isSquare && side < 5);
}

function codeOf(squares: readonly Square[]): string {
  const side = squares[0]?.side ?? 1;
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  const places = squares.map(({ x, y }) => [
    Math.round((y - top) / side),
    Math.round((x - left) / side),
  ]);
  const size = Math.max(...places.flat()) + 1;
  return readModules(new Set(places.map(([row, column]) => `${row} ${column}`)), size);
}
