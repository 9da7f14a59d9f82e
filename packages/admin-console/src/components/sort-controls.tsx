import { consoleTableWords as words } from '#components/components.en.ts';
import { Field } from '@infinite/ui/field';
import { Icon } from '@infinite/ui/icon';
import { Select } from '@infinite/ui/select';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { TableColumn } from './table-column.ts';
import type { TablePlace } from './use-table-place.ts';

/** A head of a column; a press sorts by it, another turns the order round. */
export function SortHeader<Row>(props: { column: TableColumn<Row>; place: TablePlace }) {
  const { column, place } = props;
  const { sort } = place;
  const chosen = sort.by === column.key;
  const order = sort.descending ? ('descending' as const) : ('ascending' as const);
  return (
    <th
      scope="col"
      aria-sort={column.sortable && chosen ? order : undefined}
      className={clsx(
        'px-3 py-2 font-semibold whitespace-nowrap',
        column.figures ? 'text-end' : 'text-start',
      )}
    >
      {column.sortable ? (
        <button
          type="button"
          onClick={() =>
            place.sortBy({ by: column.key, descending: chosen ? !sort.descending : false })
          }
          className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 border-0 bg-transparent p-0 font-semibold text-ink hover:text-accent"
        >
          {column.header}
          <Icon
            as={chosen ? (sort.descending ? ArrowDown : ArrowUp) : ArrowUpDown}
            className={chosen ? 'text-accent' : 'text-ink-soft'}
          />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

/** The same where cards stand in place of columns. */
export function SortSelect<Row>(props: {
  columns: readonly TableColumn<Row>[];
  place: TablePlace;
}) {
  const { columns, place } = props;
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  return (
    <Field label={words.sortBy} className="w-full sm:hidden">
      <Select
        value={(place.sort.descending ? '-' : '') + place.sort.by}
        onChange={({ target }) => {
          const descending = target.value.startsWith('-');
          place.sortBy({ by: target.value.slice(descending ? 1 : 0), descending });
        }}
      >
        {sortable.flatMap(({ key, header }) => [
          <option key={key} value={key}>
            {words.ascending(header)}
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {words.descending(header)}
          </option>,
        ])}
      </Select>
    </Field>
  );
}
