import { usersConsoleWords } from '#users/users.en.ts';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { DataTable } from '#components/data-table.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import type { TableColumn } from '#components/table-column.ts';
import { useLostFocus } from '#components/use-lost-focus.ts';
import type { TablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';

interface LogScreenProps<Line> {
  words: { title: string; lead: string; kind: string; everyKind: string; empty: string };
  columns: readonly TableColumn<Line>[];
  /** What the log can be narrowed to, with its words; the choice stands in the address as `about`. */
  kinds: readonly (readonly [kind: string, label: string])[];
  table: TablePlace;
  query: Parameters<typeof useTableState>[0];
  /** Undefined until it was read. */
  lines?: {
    nodes: readonly Line[];
    pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  };
}

/** A log of the accounts, newest first, narrowed by what happened. */
export function LogScreen<Line extends { id: string }>(props: LogScreenProps<Line>) {
  const { words, table, query, lines } = props;
  const heading = useLostFocus<HTMLHeadingElement>();
  const chosen = props.kinds.find(([kind]) => kind === table.filter('about'))?.[0];
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="m-0 text-xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{words.lead}</p>
      <DataTable
        label={words.title}
        columns={props.columns}
        rows={lines?.nodes ?? []}
        rowKey={(line) => line.id}
        state={useTableState(query)}
        onRetry={() => void query.refetch().catch(() => undefined)}
        place={table}
        filters={{
          inLine: (
            <Field label={words.kind} hideLabel>
              <Select
                value={chosen ?? ''}
                onChange={({ target }) => table.setFilter('about', target.value || null)}
              >
                <option value="">{words.everyKind}</option>
                {props.kinds.map(([kind, label]) => (
                  <option key={kind} value={kind}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          ),
          names: ['about'],
        }}
        endCursor={nextCursor(lines)}
        emptyTitle={words.empty}
      />
    </div>
  );
}

/** The account that a line is about. */
export function AccountLink({ id, name }: { id: string; name: string }) {
  const links = usePlaceLinks();
  return (
    <a
      {...links.to({ user: id })}
      aria-label={`${usersConsoleWords.audit.openUser}: ${name}`}
      className="link inline-flex min-h-8 items-center"
    >
      {name}
    </a>
  );
}
