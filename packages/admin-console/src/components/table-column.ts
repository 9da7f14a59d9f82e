import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Also the name that the list is sorted by. */
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Figures stand at the end of their column. */
  readonly figures?: boolean;
}

/** What a list has to say for itself. */
export type TableState = 'loading' | 'ready' | 'failed' | 'offline';
