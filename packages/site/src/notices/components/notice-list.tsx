import { ReadAllNoticesDocument, ReadNoticeDocument } from '@infinite/schema/generated/operations';
import type { NoticePartsFragment, NoticesQuery } from '@infinite/schema/generated/graphql';
import { instantWords, relativeWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { useState, type MouseEvent } from 'react';
import { ask } from '#api/ask.ts';
import { lineOf } from '#notices/line-of.ts';
import { noticesWords as words } from '#notices/notices.en.ts';
import { noticesPath } from '#notices/paths.ts';
import { useAct } from '#settings/use-act.ts';

interface NoticeListProps {
  first: NoticesQuery['notices'];
  muted: boolean;
  clock: { now: string; timeZone: string };
}

/** Links to what happened; a press marks one as read. Works as plain links without scripts. */
export function NoticeList({ first, muted, clock }: NoticeListProps) {
  const [notices, setNotices] = useState(first.nodes);
  const readAll = useAct(ReadAllNoticesDocument);
  if (notices.length === 0) return <Nothing muted={muted} />;
  const { hasNextPage, endCursor } = first.pageInfo;
  const older = new URLSearchParams({ ...(muted ? { show: 'muted' } : {}), after: endCursor ?? '' });

  const markAll = async () => {
    if (!(await readAll.act({}, words.allRead))) return;
    setNotices((all) => all.map((notice) => ({ ...notice, read: true })));
  };
  return (
    <>
      {!muted && notices.some(({ read }) => !read) ? (
        <Button
          className="mb-4"
          disabled={!readAll.ready}
          pending={readAll.pending}
          onClick={() => void markAll()}
        >
          {words.readAll}
        </Button>
      ) : null}
      <ul className="m-0 list-none p-0">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} clock={clock} />
        ))}
      </ul>
      {hasNextPage ? (
        <LinkButton className="mt-6" href={`${noticesPath}?${older.toString()}`}>
          {words.more}
        </LinkButton>
      ) : null}
    </>
  );
}

function NoticeItem(props: { notice: NoticePartsFragment; clock: NoticeListProps['clock'] }) {
  const { notice, clock } = props;
  const { id, path, read, createdAt } = notice;
  const open = (event: MouseEvent) => {
    // With a key held, it opens beside this page, which then tells the server meanwhile.
    const here = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (read) return;
    const told = ask(ReadNoticeDocument, { id });
    if (!here) return;
    event.preventDefault();
    void told.then(() => window.location.assign(path));
  };
  return (
    <li className="border-b border-rule">
      <a
        href={path}
        onClick={open}
        className="flex gap-3 py-4 text-ink no-underline hover:bg-sunk"
      >
        <span
          aria-hidden="true"
          className={`mt-[0.55em] size-2.5 shrink-0 rounded-full ${read ? '' : 'bg-accent'}`}
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className={read ? '' : 'font-semibold'}>
            {read ? null : <span className="only-read-aloud">{`${words.new}: `}</span>}
            {lineOf(notice)}
          </span>
          <time
            dateTime={createdAt}
            title={instantWords(createdAt, clock.timeZone)}
            className="block text-sm text-ink-soft"
          >
            {relativeWords(createdAt, clock.now, clock.timeZone)}
          </time>
        </span>
      </a>
    </li>
  );
}

function Nothing({ muted }: { muted: boolean }) {
  const { title, text } = muted ? words.mutedEmpty : words.empty;
  return (
    <EmptyState
      title={title}
      action={
        muted ? null : <LinkButton href="/family-invitations">{words.empty.action}</LinkButton>
      }
    >
      <p className="m-0">{text}</p>
    </EmptyState>
  );
}
