import { useState } from 'react';
import type { TableColumn } from './table-column.ts';

export interface TableView<Row> {
  /** Those that show, in their order; the first one always does. */
  readonly columns: readonly TableColumn<Row>[];
  toggle(key: string): void;
  /** Keys of those that do not show. */
  readonly hidden: readonly string[];
  hide(keys: readonly string[]): void;
  readonly dense: boolean;
  toggleDense(): void;
}

const densityKey = 'console-density';
const hiddenKeyOf = (table: string): string => `console-hidden-columns ${table}`;

/** The columns of a table and the density of all of them, as this device keeps them. */
export function useTableView<Row>(
  table: string,
  columns: readonly TableColumn<Row>[],
): TableView<Row> {
  const [hidden, setHidden] = useState(() => readHidden(localStorage.getItem(hiddenKeyOf(table))));
  const [dense, setDense] = useState(() => localStorage.getItem(densityKey) === 'dense');
  const hide = (keys: readonly string[]) => {
    localStorage.setItem(hiddenKeyOf(table), JSON.stringify(keys));
    setHidden([...keys]);
  };
  return {
    hidden,
    hide,
    columns: columns.filter(({ key }, at) => at === 0 || !hidden.includes(key)),
    toggle: (key) =>
      hide(hidden.includes(key) ? hidden.filter((name) => name !== key) : [...hidden, key]),
    dense,
    toggleDense: () => {
      localStorage.setItem(densityKey, dense ? 'comfortable' : 'dense');
      setDense(!dense);
    },
  };
}

/** The keys that were stored; a column that is gone hides nothing, and nonsense hides none. */
export function readHidden(stored: string | null): string[] {
  if (stored === null) return [];
  try {
    const parsed: unknown = JSON.parse(stored);
    return Array.isArray(parsed) ? parsed.filter((key) => typeof key === 'string') : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
