import type {
  FamilyActivityQuery,
  FamilyEventPartsFragment,
} from '@infinite/schema/generated/graphql';
import { FamilyActivityDocument } from '@infinite/schema/generated/operations';
import { clockWords } from '@infinite/schema/words/dates.en';
import { LinkButton } from '@infinite/ui/link-button';
import { useEffect, useRef, useState } from 'react';
import { ask } from '#api/ask.ts';
import { addedTogether } from '#collaboration/added-together.ts';
import { activityWords as words } from '#collaboration/activity.en.ts';
import { byDay } from '#collaboration/by-day.ts';
import { togetherPath } from '#collaboration/paths.ts';
import { onLive } from '#notices/live-events.ts';

type Page = FamilyActivityQuery['familyActivity'];

interface ActivitySectionProps {
  first: Page;
  isFirstPage: boolean;
  readerId: string;
  clock: { now: string; timeZone: string };
}

/** What happened, by day. Older pages are links; the first one follows what happens now. */
export function ActivitySection({ first, isFirstPage, readerId, clock }: ActivitySectionProps) {
  const { nodes, pageInfo } = useActivity(first, isFirstPage);
  const older = new URLSearchParams({ after: pageInfo.endCursor ?? '' }).toString();
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="m-0 text-2xl">
        {words.heading}
      </h2>
      {nodes.length === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
      {byDay(nodes, clock).map(({ date, name, events }) => (
        <div key={date}>
          <h3 className="mt-8 mb-0 text-base">
            <time dateTime={date}>{name}</time>
          </h3>
          <ol className="m-0 mt-2 list-none p-0">
            {addedTogether(events).map((event) => (
              <EventLine key={event.id} {...{ event, readerId }} timeZone={clock.timeZone} />
            ))}
          </ol>
        </div>
      ))}
      <div className="mt-8 flex flex-wrap gap-3">
        {isFirstPage ? null : <LinkButton href={togetherPath}>{words.newest}</LinkButton>}
        {pageInfo.hasNextPage ? (
          <LinkButton href={`${togetherPath}?${older}`}>{words.older}</LinkButton>
        ) : null}
      </div>
    </section>
  );
}

function EventLine(props: {
  event: FamilyEventPartsFragment & { more: number };
  readerId: string;
  timeZone: string;
}) {
  const { event, readerId, timeZone } = props;
  const { kind, actor, role, title, path, at, more } = event;
  const who = { name: actor.name, isYou: actor.id === readerId };
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-rule py-3">
      <span className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{who.isYou ? words.you : <bdi>{who.name}</bdi>}</strong>{' '}
        {words.lines[kind](who, role ?? null)}
        {path ? (
          <>
            {' '}
            <a className="link" href={path}>
              <bdi>{title}</bdi>
            </a>
            {more > 0 ? ` ${words.andMore(more)}` : null}
          </>
        ) : null}
      </span>
      <time dateTime={at} className="shrink-0 text-sm text-ink-soft tabular-nums">
        {clockWords(at, timeZone)}
      </time>
    </li>
  );
}

function useActivity(first: Page, isFirstPage: boolean): Page {
  const [page, setPage] = useState(first);
  const reads = useRef(0);
  useEffect(() => {
    if (!isFirstPage) return undefined;
    return onLive('activity', () => {
      const turn = (reads.current += 1);
      void ask(FamilyActivityDocument, {}).then((answer) => {
        // An answer that was overtaken is older than what is shown.
        if (answer.kind !== 'data' || turn !== reads.current) return;
        setPage(answer.data.familyActivity);
      });
    });
  }, [isFirstPage]);
  return page;
}
