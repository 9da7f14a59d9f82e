import { consoleTableWords as words } from '#components/components.en.ts';
import { Button } from '@infinite/ui/button';
import type { TablePlace } from './use-table-place.ts';

/** The way to the neighbouring pages; a cursor knows no page numbers. */
export function TablePages(props: {
  place: TablePlace;
  endCursor: string | null;
  summary: string;
  busy: boolean;
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
      <div className="flex gap-3">
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
      </div>
    </nav>
  );
}
