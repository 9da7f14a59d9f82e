import { userLimits } from '@infinite/schema/catalogue/users';
import { useState } from 'react';

const key = 'console-page-size';

export interface PageSize {
  readonly rows: number;
  choose(rows: number): void;
}

/** How many rows a page of a long list has, as this device keeps it. */
export function usePageSize(fallback: number): PageSize {
  const [rows, setRows] = useState(() => {
    const kept = Number(localStorage.getItem(key));
    return pageSizes.find((size) => size === kept) ?? fallback;
  });
  return {
    rows,
    choose: (next) => {
      localStorage.setItem(key, String(next));
      setRows(next);
    },
  };
}

export const pageSizes: readonly number[] = userLimits.pageSizes;
