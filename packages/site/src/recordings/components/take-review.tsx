import { mediaLimits } from '@infinite/schema/catalogue/media';
import { durationWords, sizeWords } from '@infinite/schema/words/dates.en';
import { recorderWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Field } from '@infinite/ui/field';
import { Progress } from '@infinite/ui/progress';
import { Spinner } from '@infinite/ui/spinner';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { useState } from 'react';
import { silentHeight } from '#recordings/engine/level.ts';
import type { RecorderEngine } from '#recordings/engine/recorder-engine.ts';
import type { RecorderState } from '#recordings/engine/recorder-state.ts';
import type { Take } from '#recordings/engine/take.ts';
import { storedTrim, trimOf } from '#recordings/engine/trim.ts';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';
import { Notice } from './notice.tsx';
import { TrimEditor } from './trim-editor.tsx';
import { useTakeMedia } from './use-take-media.ts';

export interface TakeReviewProps {
  engine: RecorderEngine;
  state: RecorderState;
  take: Take;
  onKept(recordingId: string): void;
}

/** A whole take: listen, cut, name, and keep it or record again. */
export function TakeReview({ engine, state, take, onKept }: TakeReviewProps) {
  const media = useTakeMedia(engine, take);
  const durationMs = take.elapsedMs;
  const trim = trimOf(take, durationMs);
  const keeping = state.phase === 'keeping';
  const words = recorderWords.review;

  const keep = async (): Promise<void> => {
    const recordingId = await engine.keep();
    if (recordingId !== null) onKept(recordingId);
  };

  return (
    <div className="grid gap-6">
      {take.loudest <= silentHeight ? (
        <Notice tone="amber" title={recorderWords.silent.after}>
          {recorderWords.silent.afterBody}
        </Notice>
      ) : null}
      {media ? (
        <>
          <RecordingPlayer
            recording={{
              kind: take.kind,
              title: take.title || words.heading,
              url: media.url,
              durationMs,
              peaks: media.bars,
              trimStartMs: take.trimStartMs,
              trimEndMs: take.trimEndMs,
            }}
          />
          <TrimEditor
            peaks={media.bars}
            durationMs={durationMs}
            trim={trim}
            onChange={(next) => void engine.describe(storedTrim(next, durationMs))}
          />
        </>
      ) : (
        <Spinner label={recorderWords.stopping} />
      )}
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <Field label={words.title} note={words.optional}>
          <TextInput
            value={take.title}
            maxLength={mediaLimits.titleCharacters}
            placeholder={words.titlePlaceholder[take.kind]}
            autoComplete="off"
            onChange={(event) => void engine.describe({ title: event.currentTarget.value })}
          />
        </Field>
        <Field label={words.note} note={words.optional} hint={words.noteHint}>
          <TextArea
            value={take.note}
            maxLength={mediaLimits.noteCharacters}
            rows={3}
            onChange={(event) => void engine.describe({ note: event.currentTarget.value })}
          />
        </Field>
        {keeping && state.sending !== 'sent' ? <RestToSend state={state} take={take} /> : null}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            pending={keeping}
            pendingLabel={words.keeping}
          >
            {words.keep}
          </Button>
          <AgainButton engine={engine} take={take} disabled={keeping} />
        </div>
      </form>
    </div>
  );
}

function RestToSend({ state, take }: { state: RecorderState; take: Take }) {
  const text = recorderWords.review.keepingRest(sizeWords(state.sentBytes), sizeWords(take.bytes));
  return (
    <div className="grid gap-2">
      <Progress label={recorderWords.review.keeping} value={state.sentBytes / take.bytes} />
      <p className="m-0 text-sm">{text}</p>
    </div>
  );
}

function AgainButton(props: { engine: RecorderEngine; take: Take; disabled: boolean }) {
  const { engine, take, disabled } = props;
  const [asks, setAsks] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { again, confirmAgain } = recorderWords.review;
  const discard = async (): Promise<void> => {
    setDeleting(true);
    const discarded = await engine.discard();
    setDeleting(false);
    setAsks(false);
    // What stays in the library is explained first.
    if (discarded.kind !== 'stays') await engine.open();
  };
  return (
    <>
      <Button size="lg" disabled={disabled} onClick={() => setAsks(true)}>
        {again}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={confirmAgain.title}
        description={confirmAgain.body(durationWords(take.elapsedMs))}
        confirmLabel={confirmAgain.confirm}
        cancelLabel={confirmAgain.cancel}
        pending={deleting}
        onConfirm={() => void discard()}
      />
    </>
  );
}
