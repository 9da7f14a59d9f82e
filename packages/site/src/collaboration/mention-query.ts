import type { NamedPerson } from '@infinite/schema/collaboration/mentions';

/** What is typed after the `@` before the caret. */
export interface MentionQuery {
  readonly text: string;
  /** Where the `@` stands. */
  readonly from: number;
}

const choices = 6;

/** The mention being typed at the caret, or null if the caret is not in a mention. */
export function mentionAt(text: string, caret: number): MentionQuery | null {
  const found = /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, caret));
  if (!found) return null;
  const typed = found[1] ?? '';
  return { text: typed, from: caret - typed.length - 1 };
}

/** Those whose name, or a word of it, begins with what is typed. */
export function matching<Person extends NamedPerson>(
  people: readonly Person[],
  { text }: MentionQuery,
): Person[] {
  const typed = text.toLowerCase();
  const begins = ({ name }: Person) => {
    const lower = name.toLowerCase();
    return lower.startsWith(typed) || lower.split(/[\s-]+/u).some((word) => word.startsWith(typed));
  };
  return people.filter(begins).slice(0, choices);
}

/** Everyone whose name means one person, and those that were chosen, who win over others. */
export function namesToReplace(
  people: readonly NamedPerson[],
  chosen: readonly NamedPerson[],
): NamedPerson[] {
  const isOnly = ({ name }: NamedPerson) => people.filter((one) => one.name === name).length === 1;
  return [...people.filter(isOnly), ...chosen];
}
