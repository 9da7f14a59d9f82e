import { viewsWords as words } from '#components/components.en.ts';

/** What a list has now: its filters with their choices, its orders and its columns. */
export interface ViewRules {
  /** By their name in the address; null takes any text. */
  readonly filters: Readonly<Record<string, readonly string[] | null>>;
  readonly orders: readonly string[];
  readonly columns: readonly string[];
}

/** What is worth keeping of the address: search, filters and order, not the page. */
export function viewQueryOf(rules: ViewRules, get: (name: string) => string | null): string {
  const query = new URLSearchParams();
  for (const name of ['q', 'sort', ...Object.keys(rules.filters)]) {
    const value = get(name);
    if (value) query.set(name, value);
  }
  return query.toString();
}

/** How a kept view opens in the list as it is now, and the words for what is gone. */
export function openedView(
  rules: ViewRules,
  view: { readonly query: string; readonly hiddenColumns: readonly string[] },
): { changes: Record<string, string | null>; columns: string[]; gone: string[] } {
  const gone: string[] = [];
  const changes: Record<string, string | null> = { q: null, sort: null, after: null };
  for (const name of Object.keys(rules.filters)) changes[name] = null;
  for (const [name, value] of new URLSearchParams(view.query)) {
    if (name === 'q') changes[name] = value;
    else if (name === 'sort') {
      if (rules.orders.includes(value.replace(/^-/, ''))) changes[name] = value;
      else gone.push(words.goneOrder(value));
    } else if (isKnown(rules, name, value)) changes[name] = value;
    else gone.push(words.goneFilter(`${name}: ${value}`));
  }
  const columns = view.hiddenColumns.filter((key) => rules.columns.includes(key));
  const lost = view.hiddenColumns.filter((key) => !rules.columns.includes(key));
  return { changes, columns, gone: [...gone, ...lost.map(words.goneColumn)] };
}

function isKnown({ filters }: ViewRules, name: string, value: string): boolean {
  if (!Object.hasOwn(filters, name)) return false;
  const choices = filters[name];
  return !choices || choices.includes(value);
}
