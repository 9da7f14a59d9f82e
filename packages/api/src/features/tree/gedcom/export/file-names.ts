/** Letters that identifiers begin with, as genealogists are used to. */
const letters: Readonly<Record<string, string>> = {
  INDI: 'I',
  FAM: 'F',
  SOUR: 'S',
  REPO: 'R',
  OBJE: 'O',
  SNOTE: 'N',
  SUBM: 'U',
};

interface Named {
  readonly id: string;
  readonly kind: string;
  readonly xref: string | null;
}

/** Identifiers that both versions of GEDCOM take: 5.5.1 allows 20 characters. */
const valid = /^[A-Z0-9_]{1,20}$/;

/**
 * Identifiers of records in a file, by their ids: those of the file that they came with, where no other record
 * has the same, and numbers otherwise.
 */
export function fileNames(records: readonly Named[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>(['VOID']);
  for (const { id, xref } of records) {
    if (xref === null || !valid.test(xref) || taken.has(xref)) continue;
    taken.add(xref);
    names.set(id, xref);
  }
  const counts = new Map<string, number>();
  for (const { id, kind } of records) {
    if (kind === 'HEAD' || names.has(id)) continue;
    const letter = letters[kind] ?? 'X';
    let count = counts.get(letter) ?? 0;
    do count += 1;
    while (taken.has(`${letter}${count}`));
    counts.set(letter, count);
    names.set(id, `${letter}${count}`);
  }
  return names;
}
