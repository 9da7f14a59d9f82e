import { usersConsoleWords } from '#users/users.en.ts';
import { Button } from '@infinite/ui/button';
import type { ReactNode } from 'react';

const words = usersConsoleWords.page;

/** Lines of each page of a log on an account's page. */
export const logStep = 10;

/** A log on an account's page, newest first. */
export function UserLog<Line extends { id: string }>(props: {
  label: string;
  /** Undefined until they are read. */
  events: { nodes: readonly Line[]; pageInfo: { hasNextPage: boolean } } | undefined;
  /** Where nothing stands in it. */
  empty: string;
  line: (line: Line) => ReactNode;
  onMore: () => void;
  /** Below the lines. */
  children?: ReactNode;
}) {
  const { label, events, empty, line, onMore, children } = props;
  return (
    <section aria-label={label} className="mt-6 border-t border-rule pt-3 text-sm">
      <h3 className="m-0 mb-2 text-lg">{label}</h3>
      {events?.nodes.length === 0 ? <p className="m-0">{empty}</p> : null}
      <ol className="m-0 list-none p-0">
        {events?.nodes.map((each) => (
          <li key={each.id} className="border-b border-rule py-2 wrap-anywhere">
            {line(each)}
          </li>
        ))}
      </ol>
      {children}
      {events?.pageInfo.hasNextPage ? (
        <Button size="sm" className="mt-3" onClick={onMore}>
          {words.more}
        </Button>
      ) : null}
    </section>
  );
}
