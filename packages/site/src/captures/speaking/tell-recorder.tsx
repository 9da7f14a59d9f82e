import { captureLimits } from '@infinite/schema/catalogue/captures';
import { durationWords } from '@infinite/schema/words/dates.en';
import { tellWords as words } from '@infinite/schema/words/tell.en';
import { recorderWords } from '#recordings/recorder.en.ts';
import { useEffect, useRef, type ReactElement } from 'react';
import { ProblemNotice } from '#recordings/components/problem-notice.tsx';
import { Studio } from '#recordings/components/studio.tsx';
import { useRecorder } from '#recordings/components/use-recorder.ts';
import { Sha256 } from '#recordings/engine/sha256.ts';
import type { TellRecorderProps } from './tell-recorder-props.ts';
import { TellReview } from './tell-review.tsx';

/** Records an answer. Everything stays on this device until it is sent. */
export function TellRecorder({ token, questionId }: TellRecorderProps): ReactElement {
  const { engine, state } = useRecorder({
    kind: 'VOICE',
    memberId: ownerOf(token, questionId),
    endpoint: null,
    atMostMs: captureLimits.voice.seconds * 1000,
    onSignInNeeded: () => Promise.resolve(),
  });
  const { phase, take, problem } = state;
  const heading = useRef<HTMLHeadingElement>(null);

  // Offers a recording of an earlier visit; otherwise the click starts a new one.
  useEffect(() => {
    const begin = async (): Promise<void> => {
      const [left] = await engine.found().catch(() => []);
      if (!left || !(await engine.takeUp(left.id))) await engine.record();
    };
    void begin();
  }, [engine]);
  // The clicked button is gone: move the focus to the next step.
  useEffect(() => {
    if (phase === 'review') heading.current?.focus();
  }, [phase]);

  return (
    <section aria-label={words.yourAnswer} className="flex flex-col gap-5">
      <p role="status" className="only-read-aloud">
        {phase === 'recording' ? recorderWords.said.recording : null}
        {phase === 'review' ? recorderWords.said.review(durationWords(engine.elapsedMs)) : null}
      </p>
      <h2 ref={heading} tabIndex={-1} className="m-0 text-xl outline-none">
        {words.yourAnswer}
      </h2>
      {problem ? (
        <ProblemNotice
          problem={problem}
          onTryAgain={phase === 'closed' ? () => void engine.open() : null}
        />
      ) : null}
      {phase === 'review' && take ? (
        <TellReview engine={engine} take={take} token={token} questionId={questionId} />
      ) : (
        <Studio engine={engine} state={state} canChoose={false} below={null} />
      )}
    </section>
  );
}

/** Scopes the takes on this device to one question. Not the token itself, which opens the page. */
function ownerOf(token: string, questionId: string): string {
  const hash = new Sha256();
  hash.update(new TextEncoder().encode(`${token}:${questionId}`));
  return `tell:${hash.hex()}`;
}
