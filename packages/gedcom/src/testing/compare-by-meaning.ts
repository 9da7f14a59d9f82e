import type { GedcomRecord, Structure } from '../structure.ts';

/** How often the records that a record points to are looked at again, each time one pointer further. */
const ROUNDS = 4;
const MOST_DIFFERENCES = 20;

/**
 * Compares two files by meaning. The order of structures with different tags does not count, nor do identifiers, the tags of
 * documented extensions, HEAD.SCHMA, and `GREGORIAN` in a date. Returns the lines that only one of them has, `-` or `+`.
 */
export function compareByMeaning(
  first: Iterable<GedcomRecord>,
  second: Iterable<GedcomRecord>,
): string[] {
  const left = [...first];
  const right = [...second];
  const colors = new Map<string, number>();
  let leftNames: Names = new Map();
  let rightNames: Names = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    leftNames = colorsOf(left, leftNames, colors);
    rightNames = colorsOf(right, rightNames, colors);
  }
  return differences(textsOf(left, leftNames), textsOf(right, rightNames));
}

/** What stands for each identifier. */
type Names = ReadonlyMap<string, string>;

function colorsOf(
  records: readonly GedcomRecord[],
  names: Names,
  colors: Map<string, number>,
): Names {
  const texts = textsOf(records, names);
  return new Map(
    records.flatMap(({ xref }, index) => {
      const text = texts[index] ?? '';
      if (!colors.has(text)) colors.set(text, colors.size);
      return xref === null ? [] : [[xref, `#${colors.get(text)}`] as const];
    }),
  );
}

function textsOf(records: readonly GedcomRecord[], names: Names): string[] {
  const tags = documentedTags(records);
  return records.map((record) => linesOf(record, 0, tags, names).join('\n'));
}

function linesOf(structure: Structure, level: number, tags: Names, names: Names): string[] {
  const { payload, pointer, children = [] } = structure;
  const tag = tags.get(structure.tag) ?? structure.tag;
  const text = tag === 'DATE' ? payload?.replaceAll(/\bGREGORIAN /g, '') : payload;
  const value =
    pointer === undefined ? text : `@${names.get(pointer) ?? (pointer === 'VOID' ? 'VOID' : '?')}@`;
  const below = children
    .filter((child) => !(level === 0 && tag === 'HEAD' && child.tag === 'SCHMA'))
    .map((child) => ({ tag: tags.get(child.tag) ?? child.tag, child }))
    .toSorted((a, b) => (a.tag < b.tag ? -1 : a.tag > b.tag ? 1 : 0));
  const own = `${level} ${tag}${value === undefined || value === '' ? '' : ` ${value}`}`;
  return [own, ...below.flatMap(({ child }) => linesOf(child, level + 1, tags, names))];
}

/** Extension tags that HEAD.SCHMA gives exactly one address; addresses of standard terms stand for the standard tag. */
function documentedTags(records: readonly GedcomRecord[]): Names {
  const head = records.find(({ tag }) => tag === 'HEAD');
  const schema = head?.children?.find(({ tag }) => tag === 'SCHMA');
  const addresses = new Map<string, string[]>();
  for (const { payload = '' } of schema?.children ?? []) {
    const [tag = '', uri = ''] = payload.split(' ');
    addresses.set(tag, [...(addresses.get(tag) ?? []), uri]);
  }
  const tags = new Map<string, string>();
  for (const [tag, [uri = '', second]] of addresses) {
    if (second === undefined && !uri.endsWith(`#${tag}`))
      tags.set(tag, /^https:\/\/gedcom\.io\/terms\/v7\/([A-Z]+)$/.exec(uri)?.[1] ?? uri);
  }
  return tags;
}

function differences(left: readonly string[], right: readonly string[]): string[] {
  const rest = [...right];
  const missing: string[] = [];
  for (const text of left) {
    const at = rest.indexOf(text);
    if (at === -1) missing.push(text);
    else rest.splice(at, 1);
  }
  return [
    ...missing.flatMap((text, index) => differentLines(text, rest[index] ?? '')),
    ...rest.slice(missing.length).map((text) => `+ ${text}`),
  ].slice(0, MOST_DIFFERENCES);
}

function differentLines(left: string, right: string): string[] {
  const one = left.split('\n');
  const other = right.split('\n');
  return [
    ...one.filter((line) => !other.includes(line)).map((line) => `- ${line}`),
    ...other.filter((line) => !one.includes(line)).map((line) => `+ ${line}`),
    ...(one.length === other.length
      ? []
      : [`(${one.length} and ${other.length} lines below ${one[0]})`]),
  ].concat(
    one.join() === other.join()
      ? []
      : one.every((line) => other.includes(line))
        ? [`(another order below ${one[0]})`]
        : [],
  );
}
