import {
  clockWords,
  durationWords,
  instantDateWords,
  instantWords,
} from '@infinite/schema/words/dates.en';
import { recorderWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useCallback, useEffect, useState } from 'react';
import type { RecorderEngine } from '#recordings/engine/recorder-engine.ts';
import type { Take } from '#recordings/engine/take.ts';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';
import { useTakeMedia } from './use-take-media.ts';

/** Takes that an earlier visit left on this device, each with its three ways on. */
export function FoundTakes(props: { engine: RecorderEngine; timeZone: string }) {
  const { engine, timeZone } = props;
  const [takes, setTakes] = useState<Take[]>([]);
  const look = useCallback(async () => setTakes(await engine.found().catch(() => [])), [engine]);
  // Also when another tab lets a take go, and when the member comes back to this one.
  useEffect(() => {
    const left = new AbortController();
    const lookAndWait = async (): Promise<void> => {
      do await look();
      while (await engine.someFreed(left.signal).catch(() => false));
    };
    void lookAndWait();
    window.addEventListener('focus', () => void look(), { signal: left.signal });
    return () => left.abort();
  }, [engine, look]);
  if (takes.length === 0) return null;

  return (
    <section aria-label={recorderWords.found.heading} className="grid gap-4">
      {takes.map((take) => (
        <FoundTake key={take.id} engine={engine} take={take} timeZone={timeZone} onGone={look} />
      ))}
    </section>
  );
}

interface FoundTakeProps {
  engine: RecorderEngine;
  take: Take;
  timeZone: string;
  onGone(): Promise<void>;
}

function FoundTake({ engine, take, timeZone, onGone }: FoundTakeProps) {
  const [listens, setListens] = useState(false);
  const [asks, setAsks] = useState(false);
  const [opening, setOpening] = useState(false);
  const [busyElsewhere, setBusyElsewhere] = useState(false);
  const words = recorderWords.found;
  const keep = async (): Promise<void> => {
    setOpening(true);
    setBusyElsewhere(!(await engine.takeUp(take.id)));
    setOpening(false);
    await onGone();
  };
  const discard = async (): Promise<void> => {
    setBusyElsewhere(!(await engine.discardFound(take)));
    await onGone();
  };
  const time = timeOf(take.startedAt, timeZone);
  const length = durationWords(take.elapsedMs);
  return (
    <div className="rounded-md border-l-4 border-amber bg-amber-tint px-5 py-4">
      <h3 className="m-0 text-xl">{words.title(time)}</h3>
      <p className="mt-1 mb-4">{take.finished ? words.whole(length) : words.cutOff(length)}</p>
      {listens ? <FoundSound engine={engine} take={take} title={words.title(time)} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          pending={opening}
          pendingLabel={words.opening}
          onClick={() => void keep()}
        >
          {words.keep}
        </Button>
        {listens ? null : <Button onClick={() => setListens(true)}>{words.listen}</Button>}
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {words.discard}
        </Button>
      </div>
      {busyElsewhere ? (
        <p role="alert" className="mt-3 mb-0 font-semibold text-danger">
          {words.busy}
        </p>
      ) : null}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.confirm.title}
        description={words.confirm.body(length, time)}
        confirmLabel={words.confirm.confirm}
        cancelLabel={words.confirm.cancel}
        onConfirm={() => void discard()}
      />
    </div>
  );
}

function FoundSound(props: { engine: RecorderEngine; take: Take; title: string }) {
  const { engine, take, title } = props;
  const media = useTakeMedia(engine, take);
  if (!media) return null;
  return (
    <div className="mb-4">
      <RecordingPlayer
        recording={{
          kind: take.kind,
          title,
          url: media.url,
          durationMs: take.elapsedMs,
          peaks: media.bars,
        }}
      />
    </div>
  );
}

/** '14:02' today, 'May 4, 2041, 2:02 PM' on another day; on the reader's own clock. */
function timeOf(at: number, timeZone: string): string {
  const instant = new Date(at).toISOString();
  const now = new Date().toISOString();
  const isToday = instantDateWords(instant, timeZone) === instantDateWords(now, timeZone);
  return isToday ? clockWords(instant, timeZone) : instantWords(instant, timeZone);
}
