import { sizeWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { Progress } from '@infinite/ui/progress';
import type { ReactElement } from 'react';
import { addWords as words } from '../add.en.ts';
import type { Counts } from '../counts.ts';
import type { Arrivals } from '../use-arrivals.ts';

/** How far all of it is, and the way to pause it. */
export function QueueProgress(props: { arrivals: Arrivals; counts: Counts }): ReactElement | null {
  const { arrivals, counts } = props;
  const { queue, entries, held } = arrivals;
  const { of, files, bytes, sent } = counts;
  const moving = of.waiting + of.sending;
  const finished = entries.filter(({ state }) => state === 'kept' || state === 'there');
  const isPaused = held?.by === 'member';
  const said = words.progress(of.kept, files);
  return (
    <div className="mb-6 grid gap-3">
      {files > 0 ? (
        <>
          <p className="m-0 flex flex-wrap justify-between gap-x-6 font-semibold tabular-nums">
            <span>{said}</span>
            <span className="font-normal text-ink-soft">
              {words.bytes(sizeWords(sent), sizeWords(bytes))}
            </span>
          </p>
          <Progress label={words.queue} value={bytes > 0 ? sent / bytes : 0} valueText={said} />
        </>
      ) : null}
      <p role="status" className="m-0 text-ink-soft empty:hidden">
        {statusOf(isPaused, moving, of.kept)}
      </p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {moving > 0 && !isPaused && held === null ? (
          <Button onClick={() => queue?.pause()}>{words.pause}</Button>
        ) : null}
        {isPaused ? (
          <Button variant="primary" onClick={() => queue?.goOn()}>
            {words.goOn}
          </Button>
        ) : null}
        {finished.length > 0 && moving === 0 ? (
          <Button onClick={() => void queue?.remove(finished.map(({ id }) => id))}>
            {words.clear}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function statusOf(isPaused: boolean, moving: number, kept: number): string {
  if (isPaused) return words.paused;
  if (moving > 0) return words.stays;
  return kept > 0 ? words.done(kept) : '';
}
