import { useListState } from '@infinite/integrations/use-list-state';
import type { TableState } from './table-column.ts';

/** The result of Apollo's `useQuery` for `DataTable`. */
export const useTableState = (query: Parameters<typeof useListState>[0]): TableState =>
  useListState(query);
