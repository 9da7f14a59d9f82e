import { durationWords } from '@infinite/schema/words/dates.en';
import { libraryWords, recorderWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RecorderState } from '#recordings/engine/recorder-state.ts';
import { FileUpload } from './file-upload.tsx';
import { FoundTakes } from './found-takes.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { SendingLine } from './sending-line.tsx';
import { Studio } from './studio.tsx';
import { TakeReview } from './take-review.tsx';
import { useRecorder } from './use-recorder.ts';

export type RecorderMode = 'voice' | 'video' | 'choose';

export interface RecorderPanelProps {
  mode: RecorderMode;
  memberId: string;
  timeZone: string;
  endpoint: string;
  /** Opens the sign-in; settles once someone has signed in. */
  onSignInNeeded(): Promise<void>;
  /** A recording is kept, and the server has all of it. */
  onFinished?(recordingId: string): void;
  /** A recording was deleted with the take it was made of. */
  onRemoved?(recordingId: string): void;
  /** The person or union of the tree that a take is about. */
  about?: string;
  /** After keeping, the way to a message with it stands here; not where a message is being written. */
  offersSending?: boolean;
}

/** The recorder with all its states; `Recorder` ties it to the page it stands in. */
export function RecorderPanel(props: RecorderPanelProps) {
  const { mode, onFinished } = props;
  const { engine, state } = useRecorder({
    ...props,
    kind: mode === 'video' ? 'VIDEO' : 'VOICE',
    ...(onFinished ? { onArrived: onFinished } : {}),
  });
  const [keptId, setKeptId] = useState<string | null>(null);
  const { phase, take, problem } = state;
  const reviewing = phase === 'review' || phase === 'keeping';
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone by then: take the focus to where it goes on.
  useEffect(() => {
    if (phase === 'review' || phase === 'kept') heading.current?.focus();
  }, [phase]);

  return (
    <section aria-label={recorderWords.heading} className="grid gap-6">
      <p role="status" className="only-read-aloud">
        {saidOf(state, engine.elapsedMs)}
      </p>
      {engine.isBusy || reviewing ? null : <FoundTakes engine={engine} timeZone={props.timeZone} />}
      {problem ? (
        <ProblemNotice
          problem={problem}
          onTryAgain={phase === 'closed' ? () => void engine.open() : null}
        />
      ) : null}
      {reviewing || phase === 'kept' ? (
        <h2 ref={heading} tabIndex={-1} className="m-0 text-2xl outline-none">
          {phase === 'kept' ? recorderWords.said.kept : recorderWords.review.heading}
        </h2>
      ) : null}
      {reviewing && take ? (
        <TakeReview
          engine={engine}
          state={state}
          take={take}
          onKept={(recordingId) => {
            setKeptId(recordingId);
            onFinished?.(recordingId);
          }}
        />
      ) : null}
      {phase === 'kept' ? (
        <div className="flex flex-wrap gap-3">
          {keptId !== null && props.offersSending ? (
            <LinkButton variant="primary" href={`/schedule-message?recording=${keptId}`}>
              <Icon as={Send} />
              {libraryWords.send}
            </LinkButton>
          ) : null}
          <Button onClick={() => engine.close()}>{recorderWords.review.another}</Button>
        </div>
      ) : null}
      {reviewing || phase === 'kept' ? null : (
        <Studio engine={engine} state={state} canChoose={mode === 'choose'} />
      )}
      {mode !== 'choose' || busyWith(state) ? null : <FileUpload {...props} />}
      {take ? (
        <SendingLine sending={state.sending} onSignIn={() => void props.onSignInNeeded()} />
      ) : null}
    </section>
  );
}

/** While a take is in hand, nothing else asks for attention. */
function busyWith({ phase }: RecorderState): boolean {
  return !['closed', 'asking', 'ready', 'kept'].includes(phase);
}

function saidOf({ phase }: RecorderState, elapsedMs: number): string {
  const { said } = recorderWords;
  const length = durationWords(elapsedMs);
  switch (phase) {
    case 'ready':
      return said.ready;
    case 'recording':
      return said.recording;
    case 'paused':
      return said.paused(length);
    case 'review':
      return said.review(length);
    case 'kept':
      return said.kept;
    default:
      return '';
  }
}
