import { durationWords } from '@infinite/schema/words/dates.en';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { ProblemNotice } from '#recordings/components/problem-notice.tsx';
import { Studio } from '#recordings/components/studio.tsx';
import { useRecorder } from '#recordings/components/use-recorder.ts';
import type { Take } from '#recordings/engine/take.ts';
import { DeviceTake, type DeviceTakeProps } from '#recordings/visitor/device-takes.tsx';
import { noteVisitorTakes } from '#recordings/visitor/visitor-hint.ts';
import { tryRecorderWords } from '#recordings/visitor/try-recorder.en.ts';
import { offlineWords } from './offline.en.ts';
import { SendTakes } from './send-takes.tsx';
import { markForSending, waitingTakes } from './waiting-takes.ts';

const words = offlineWords.waiting;

interface OfflineRecorderProps {
  memberId: string;
  /** Settles once the server answers again. */
  reachable: Promise<void>;
}

/** The recorder of a member whose device is offline: what they record waits here and is sent later. */
export function OfflineRecorder({ memberId, reachable }: OfflineRecorderProps) {
  const { engine, state } = useRecorder({
    kind: 'VOICE',
    memberId,
    endpoint: null,
    onSignInNeeded: () => Promise.resolve(),
  });
  const [takes, setTakes] = useState<readonly Take[]>([]);
  const [said, setSaid] = useState('');
  const [online, setOnline] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase, take, problem } = state;

  const look = useCallback(async () => {
    const waiting = await waitingTakes(memberId).catch(() => []);
    setTakes(waiting);
    // Members' pages look for what waits when this note is there.
    if (waiting.length > 0) noteVisitorTakes(true);
  }, [memberId]);
  useEffect(() => void look(), [look]);
  useEffect(() => void reachable.then(() => setOnline(true)), [reachable]);

  const keep = useCallback(async () => {
    if (!take || !(await engine.leaveInJournal())) return;
    await markForSending(take.id);
    setSaid(words.said(durationWords(take.elapsedMs)));
    await look();
    heading.current?.focus();
  }, [engine, look, take]);
  useEffect(() => {
    if (phase === 'review') void keep();
  }, [phase, keep]);
  // A full device may have room again: then the end of the take goes where the rest is.
  const tryAgain: Partial<Record<typeof phase, () => void>> = {
    closed: () => void engine.open(),
    review: () => void keep(),
  };
  // Sending begins between two recordings: a take in hand is still being written.
  const sends = online && !engine.isBusy;

  return (
    <div className="grid gap-8">
      <p role="status" className="only-read-aloud">
        {said}
      </p>
      {problem ? <ProblemNotice problem={problem} onTryAgain={tryAgain[phase] ?? null} /> : null}
      {phase === 'review' ? null : <Studio engine={engine} state={state} canChoose={false} />}
      {sends ? (
        <SendTakes key={takes.length} memberId={memberId} />
      ) : (
        <WaitingTakes
          engine={engine}
          takes={takes}
          headingRef={heading}
          onChange={look}
          onRemoved={() => setSaid(tryRecorderWords.takes.removed)}
        />
      )}
    </div>
  );
}

type WaitingTakesProps = Omit<DeviceTakeProps, 'take'> & {
  takes: readonly Take[];
  headingRef: RefObject<HTMLHeadingElement | null>;
};

function WaitingTakes({ takes, headingRef, ...rest }: WaitingTakesProps) {
  if (takes.length === 0) return null;
  return (
    <section aria-labelledby="waiting-takes" className="grid gap-6">
      <div>
        <h2 ref={headingRef} id="waiting-takes" tabIndex={-1} className="m-0 text-2xl outline-none">
          {words.heading}
        </h2>
        <p className="mt-1 mb-0 text-ink-soft">{words.text}</p>
      </div>
      {takes.map((take) => (
        <DeviceTake key={take.id} take={take} {...rest} />
      ))}
    </section>
  );
}
