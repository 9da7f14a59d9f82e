import { durationWords } from '@infinite/schema/words/dates.en';
import { tryRecorderWords as words } from '#recordings/visitor/try-recorder.en.ts';
import { LinkButton } from '@infinite/ui/link-button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ProblemNotice } from '#recordings/components/problem-notice.tsx';
import { Studio } from '#recordings/components/studio.tsx';
import { useRecorder } from '#recordings/components/use-recorder.ts';
import { useSession } from '#session/use-session.ts';
import type { Take } from '#recordings/engine/take.ts';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { DeviceTakes } from './device-takes.tsx';
import { noteVisitorTakes } from './visitor-hint.ts';
import { visitorId } from './visitor-takes.ts';

interface TryRecorderProps {
  /** The button was pressed: record at once. */
  begins: boolean;
  /** A question that somebody chose on another page. */
  question: string | null;
}

/** The recorder for who has no account: everything stays on this device. */
export function TryRecorder(props: TryRecorderProps) {
  const session = useSession();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-out') return <VisitorRecorder {...props} />;
  return (
    <div>
      <p className="mt-0 mb-4">{words.signedIn.text}</p>
      <LinkButton href={voiceRecordingsPath} variant="primary" size="lg">
        {words.signedIn.link}
      </LinkButton>
    </div>
  );
}

function VisitorRecorder({ begins, question }: TryRecorderProps) {
  const { engine, state } = useRecorder({
    kind: 'VOICE',
    memberId: visitorId,
    endpoint: null,
    firstTitle: question ?? '',
    onSignInNeeded: () => Promise.resolve(),
  });
  const [takes, setTakes] = useState<readonly Take[]>([]);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed is gone: the focus goes to where it goes on. */
  const leads = useRef(false);
  const look = useCallback(async () => {
    const found = await engine.found().catch(() => []);
    setTakes(found);
    noteVisitorTakes(found.length > 0);
  }, [engine]);
  const { phase, take, problem } = state;

  useEffect(() => {
    void look();
    if (begins) void engine.record();
  }, [engine, look, begins]);

  // From its first moment on: the page may end before the take does.
  useEffect(() => {
    if (phase === 'recording') noteVisitorTakes(true);
  }, [phase]);

  // A take that is over goes into the list below, where it can be played, named and kept.
  const leaveInJournal = useCallback(async () => {
    if (!take || !(await engine.leaveInJournal())) return;
    setSaid(words.takes.said(durationWords(take.elapsedMs)));
    leads.current = true;
    await look();
  }, [engine, look, take]);
  useEffect(() => {
    if (phase === 'review') void leaveInJournal();
  }, [phase, leaveInJournal]);
  // A full device may have room again: then the end of the take goes where the rest is.
  const tryAgain: Partial<Record<typeof phase, () => void>> = {
    closed: () => void engine.open(),
    review: () => void leaveInJournal(),
  };

  useEffect(() => {
    if (!leads.current || takes.length === 0) return;
    leads.current = false;
    heading.current?.focus();
  }, [takes]);

  return (
    <div className="grid gap-8">
      <p role="status" className="only-read-aloud">
        {said}
      </p>
      {question ? (
        <div>
          <p className="m-0 text-sm text-ink-soft">{words.question}</p>
          <p className="mt-1 mb-0 font-serif text-2xl">{question}</p>
        </div>
      ) : null}
      {problem ? <ProblemNotice problem={problem} onTryAgain={tryAgain[phase] ?? null} /> : null}
      {engine.isBusy ? null : (
        <DeviceTakes
          engine={engine}
          takes={takes}
          headingRef={heading}
          onChange={look}
          onRemoved={() => setSaid(words.takes.removed)}
        />
      )}
      {phase === 'review' ? null : <Studio engine={engine} state={state} canChoose={false} />}
    </div>
  );
}
