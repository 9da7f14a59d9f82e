import {
  NoticesDocument,
  ReadAllNoticesDocument,
  ReadNoticeDocument,
} from '@infinite/schema/generated/operations';
import type { NoticePartsFragment, NoticesQuery } from '@infinite/schema/generated/graphql';
import { instantWords, relativeWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { useEffect, useState, type MouseEvent } from 'react';
import { ask } from '#api/ask.ts';
import { lineOf } from '#notices/line-of.ts';
import { onLive } from '#notices/live-events.ts';
import { noticesWords as words } from '#notices/notices.en.ts';
import { noticesPath } from '#notices/paths.ts';
import { useAct } from '#settings/use-act.ts';

type Notices = NoticesQuery['notices'];

interface NoticeListProps {
  first: Notices;
  muted: boolean;
  /** Whether it is the newest page, on which new ones appear as they come. */
  newest: boolean;
  clock: { now: string; timeZone: string };
}

/** Links to what happened; following one marks it as read. Works as plain links without scripts. */
export function NoticeList(props: NoticeListProps) {
  const { muted, clock } = props;
  const { notices, now, show } = useNotices(props);
  const readAll = useAct(ReadAllNoticesDocument);
  if (notices.nodes.length === 0) return <Nothing muted={muted} />;
  const { hasNextPage, endCursor } = notices.pageInfo;
  const older = new URLSearchParams({
    ...(muted ? { show: 'muted' } : {}),
    after: endCursor ?? '',
  });

  const markAll = async () => {
    if (!(await readAll.act({}, words.allRead))) return;
    show({ ...notices, nodes: notices.nodes.map((notice) => ({ ...notice, read: true })) });
  };
  return (
    <>
      {!muted && notices.nodes.some(({ read }) => !read) ? (
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
        {notices.nodes.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} clock={{ ...clock, now }} />
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

/** The notices of the page, read again when another one comes. */
function useNotices({ first, muted, newest, clock }: NoticeListProps) {
  const [shown, setShown] = useState({ notices: first, now: clock.now });
  useEffect(() => {
    if (!newest) return undefined;
    return onLive('notice', () => {
      void ask(NoticesDocument, { muted, after: null }).then((answer) => {
        // Without an answer, the list stays as it is.
        if (answer.kind !== 'data') return;
        setShown({ notices: answer.data.notices, now: new Date().toISOString() });
      });
    });
  }, [muted, newest]);
  return { ...shown, show: (notices: Notices) => setShown({ ...shown, notices }) };
}

function NoticeItem(props: { notice: NoticePartsFragment; clock: NoticeListProps['clock'] }) {
  const { notice, clock } = props;
  const { id, path, read, createdAt } = notice;
  const open = (event: MouseEvent) => {
    if (read) return;
    const told = ask(ReadNoticeDocument, { id });
    // With a key held, it opens beside this page, which tells the server meanwhile.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void told.then(() => window.location.assign(path));
  };
  return (
    <li className="border-b border-rule">
      <a
        href={path}
        onClick={open}
        className="grid grid-cols-[auto_1fr] gap-x-3 py-4 text-ink no-underline hover:bg-sunk"
      >
        <span
          aria-hidden="true"
          className={`row-span-2 mt-[0.55em] size-2.5 rounded-full ${read ? '' : 'bg-accent'}`}
        />
        <span className={`min-w-0 [overflow-wrap:anywhere] ${read ? '' : 'font-semibold'}`}>
          {read ? null : <span className="only-read-aloud">{`${words.new}: `}</span>}
          {lineOf(notice)}
        </span>
        <time
          dateTime={createdAt}
          title={instantWords(createdAt, clock.timeZone)}
          className="text-sm text-ink-soft"
        >
          {relativeWords(createdAt, clock.now, clock.timeZone)}
        </time>
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
