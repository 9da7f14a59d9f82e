import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { durationWords } from '@infinite/schema/words/dates.en';
import { receivedWords } from '@infinite/schema/words/received.en';
import { recorderWords } from '#recordings/recorder.en.ts';
import { useEffect, useRef, type ReactElement } from 'react';
import { ProblemNotice } from '#recordings/components/problem-notice.tsx';
import { Studio } from '#recordings/components/studio.tsx';
import { useRecorder } from '#recordings/components/use-recorder.ts';
import { Sha256 } from '#recordings/engine/sha256.ts';
import { ThanksReview } from './thanks-review.tsx';

const words = receivedWords.thanks.voice;

export interface ThanksRecorderProps {
  /** Of the reader's link; it is the permission. */
  token: string;
  /** The author, as the letter names them. */
  from: string;
}

/** Records a recipient's thanks. Everything stays on this device until it is sent. */
export function ThanksRecorder({ token, from }: ThanksRecorderProps): ReactElement {
  const { engine, state } = useRecorder({
    kind: 'VOICE',
    memberId: ownerOf(token),
    endpoint: null,
    atMostMs: recipientLimits.voiceThanks.seconds * 1000,
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
    <section aria-label={words.heading} className="flex flex-col gap-5 border-t border-rule pt-6">
      <p role="status" className="only-read-aloud">
        {phase === 'recording' ? recorderWords.said.recording : null}
        {phase === 'review' ? recorderWords.said.review(durationWords(engine.elapsedMs)) : null}
      </p>
      <h3 ref={heading} tabIndex={-1} className="m-0 text-xl outline-none">
        {words.heading}
      </h3>
      {problem ? (
        <ProblemNotice
          problem={problem}
          onTryAgain={phase === 'closed' ? () => void engine.open() : null}
        />
      ) : null}
      {phase === 'review' && take ? (
        <ThanksReview engine={engine} take={take} token={token} from={from} />
      ) : (
        <Studio engine={engine} state={state} canChoose={false} below={null} />
      )}
    </section>
  );
}

/**
 * Scopes the takes on this device to one message. Not the token itself, which opens the message.
 */
function ownerOf(token: string): string {
  const hash = new Sha256();
  hash.update(new TextEncoder().encode(token));
  return `thanks:${hash.hex()}`;
}
