import { Notice } from '#recordings/components/notice.tsx';
import { Button } from '@infinite/ui/button';
import type { ReactElement } from 'react';
import { addWords as words } from '../add.en.ts';
import { countsOf } from '../counts.ts';
import { useArrivals, type Arrivals } from '../use-arrivals.ts';
import { ChooseFiles } from './choose-files.tsx';
import { QueueList } from './queue-list.tsx';
import { QueueProgress } from './queue-progress.tsx';

/** The ways in, and what is on its way. */
export function AddToVault(props: { memberId: string; familyId: string }): ReactElement {
  const arrivals = useArrivals(props.memberId, props.familyId);
  const { entries, queue, limitMb } = arrivals;
  const counts = countsOf(entries);
  const limit = `${limitMb} MB`;
  return (
    <>
      <ChooseFiles limit={limit} onChosen={arrivals.add} />
      <section aria-labelledby="queue" className="mt-10 border-t border-rule pt-6">
        <h2 id="queue" className="m-0 mb-4 text-2xl">
          {words.queue}
        </h2>
        <div className="grid gap-4 empty:hidden">
          <QueueNotices arrivals={arrivals} away={counts.of.away} />
        </div>
        {queue && entries.length > 0 ? (
          <>
            <QueueProgress arrivals={arrivals} counts={counts} />
            <QueueList entries={entries} queue={queue} limit={limit} />
          </>
        ) : (
          <p className="m-0 text-ink-soft">{words.empty}</p>
        )}
      </section>
    </>
  );
}

/** What keeps files from going on, and what to do about it. */
function QueueNotices({ arrivals, away }: { arrivals: Arrivals; away: number }) {
  const { held, line, isElsewhere, hasFailed, queue } = arrivals;
  return (
    <>
      {isElsewhere ? (
        <Notice tone="amber" title={words.elsewhere}>
          {words.elsewhereText}
        </Notice>
      ) : null}
      {hasFailed ? (
        <Notice tone="danger" title={words.noStore}>
          {words.noStoreText}
        </Notice>
      ) : null}
      {held?.by === 'server' ? (
        <Notice
          tone="amber"
          title={words.full}
          action={<Button onClick={() => queue?.goOn()}>{words.tryAgain}</Button>}
        >
          {held.words} {words.fullRest}
        </Notice>
      ) : null}
      {line === 'sending' ? null : <Notice tone="amber" title={words.line[line]} />}
      {arrivals.troubled.map(({ name, problem }) => (
        <Notice key={name} tone="amber" title={words.archive.title(name)}>
          {words.archive[problem]}
        </Notice>
      ))}
      {away > 0 ? (
        <Notice tone="amber" title={words.away(away)}>
          {words.awayText}
        </Notice>
      ) : null}
    </>
  );
}
