import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Also the name that the list is sorted by. */
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Says what the row is about: its header for who cannot see it. Only in `PlainTable`. */
  readonly namesRow?: boolean;
  readonly sortable?: boolean;
  /** Numbers are aligned right. */
  readonly figures?: boolean;
}

/** The state of a list: its rows, or why there are none. */
export type TableState = 'loading' | 'ready' | 'failed' | 'offline';
