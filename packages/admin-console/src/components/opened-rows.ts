import { useEffect, type RefObject } from 'react';
import { isFocusFree } from './free-focus.ts';

/** The key of the last opened row, by the label of its table; for this visit only. */
const opened = new Map<string, string>();

export const rememberRow = (table: string, key: string): void => void opened.set(table, key);

/**
 * After going back from an opened row, restores the focus to that row.
 * @param region holds the rows, each with its key as `data-row`
 * @returns the key of the row, undefined when none was opened
 */
export function useOpenedRow(
  table: string,
  region: RefObject<HTMLElement | null>,
): string | undefined {
  const key = opened.get(table);
  useEffect(() => {
    if (key === undefined || !isFocusFree()) return;
    region.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus();
  }, [key, region]);
  return key;
}
