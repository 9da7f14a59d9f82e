import type { GedcomRecord, Structure } from '#structure.ts';

/** Reads well-formed lines of one record, for tests that are not about reading files. */
export function record(text: string): GedcomRecord {
  const [first, ...rest] = text.trim().split('\n').map(lineOf);
  if (!first) throw new Error('A record has a line.');
  return { xref: first.xref, ...structureOf(first, childrenOf(rest, 1)) };
}

/** Reads the records of a file that is well-formed. */
export function records(text: string): GedcomRecord[] {
  const starts = text.trim().split(/\n(?=0 )/);
  return starts.map(record);
}

interface Line {
  readonly level: number;
  readonly xref: string | null;
  readonly tag: string;
  readonly value: string | undefined;
}

function lineOf(text: string): Line {
  const match = /^(\d+) (?:@([^@]+)@ )?(\w+)(?: (.*))?$/.exec(text.replace(/\r$/, '').trimStart());
  if (!match) throw new Error(`Not a line: ${text}`);
  const [, level, xref = null, tag = '', value] = match;
  return { level: Number(level), xref, tag, value };
}

function childrenOf(lines: readonly Line[], level: number): Structure[] {
  const starts = lines.flatMap((line, index) => (line.level === level ? [index] : []));
  return starts.flatMap((start, index) => {
    const line = lines[start];
    return line
      ? [structureOf(line, childrenOf(lines.slice(start + 1, starts[index + 1]), level + 1))]
      : [];
  });
}

function structureOf({ tag, value }: Line, below: readonly Structure[]): Structure {
  const pointer = /^@([^@]+)@$/.exec(value ?? '')?.[1];
  const continued = below
    .filter((child) => child.tag === 'CONT')
    .map(({ payload }) => payload ?? '');
  const payload = [value ?? '', ...continued].join('\n').replace(/^@@/, '@');
  const children = below.filter((child) => child.tag !== 'CONT');
  return {
    tag,
    ...(pointer !== undefined && { pointer }),
    ...(pointer === undefined && (value !== undefined || continued.length > 0) && { payload }),
    ...(children.length > 0 && { children }),
  };
}
