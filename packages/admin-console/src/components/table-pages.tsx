import { consoleTableWords as words } from '#components/components.en.ts';
import { Button } from '@infinite/ui/button';
import { Select } from '@infinite/ui/select';
import { pageSizes, type PageSize } from './use-page-size.ts';
import type { TablePlace } from './use-table-place.ts';

/** The way to the neighboring pages, where there are any; a cursor knows no page numbers. */
export function TablePages(props: {
  place: TablePlace;
  endCursor: string | null;
  summary: string;
  busy: boolean;
  pageSize?: PageSize;
}) {
  const { place, endCursor, summary } = props;
  return (
    <nav
      aria-label={words.pages}
      className="flex flex-wrap items-center justify-between gap-3 pt-3 text-sm"
    >
      <p role="status" className="m-0 text-ink-soft">
        {props.busy ? words.loading : summary}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {props.pageSize ? <PageSizeSelect place={place} size={props.pageSize} /> : null}
        {place.previous || endCursor ? (
          <>
            <Button size="sm" disabled={!place.previous} onClick={() => place.previous?.()}>
              {words.previous}
            </Button>
            <Button
              size="sm"
              disabled={!endCursor}
              onClick={() => {
                if (endCursor) place.next(endCursor);
              }}
            >
              {words.next}
            </Button>
          </>
        ) : null}
      </div>
    </nav>
  );
}

function PageSizeSelect({ place, size }: { place: TablePlace; size: PageSize }) {
  return (
    <label className="inline-flex items-center gap-2 text-ink-soft [&_select]:min-h-10 [&_select]:py-1 [&_select]:ps-3 [&_select]:pe-10 [&_select]:text-sm">
      {words.pageSize}
      <Select
        value={size.rows}
        onChange={({ target }) => {
          size.choose(Number(target.value));
          // A cursor of the page before would skip rows of a smaller first page.
          place.first();
        }}
      >
        {pageSizes.map((rows) => (
          <option key={rows} value={rows}>
            {rows}
          </option>
        ))}
      </Select>
    </label>
  );
}
