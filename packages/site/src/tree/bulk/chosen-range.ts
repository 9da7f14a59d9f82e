/**
 * The people who are chosen once one more checkbox was pressed.
 * @param last the one that was pressed before; with Shift everyone in between follows the new one
 */
export function withPressed(
  chosen: ReadonlySet<string>,
  order: readonly string[],
  { person, last, isRange }: { person: string; last: string | null; isRange: boolean },
): ReadonlySet<string> {
  const choose = !chosen.has(person);
  const [from, to] = [last === null ? -1 : order.indexOf(last), order.indexOf(person)];
  const pressed =
    isRange && from >= 0 && to >= 0
      ? order.slice(Math.min(from, to), Math.max(from, to) + 1)
      : [person];
  const next = new Set(chosen);
  for (const each of pressed) {
    if (choose) next.add(each);
    else next.delete(each);
  }
  return next;
}
