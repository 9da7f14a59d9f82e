import { captureLimits } from '@infinite/schema/catalogue/captures';
import { durationWords } from '@infinite/schema/words/dates.en';
import { tellWords as words } from '@infinite/schema/words/tell.en';
import { recorderWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Spinner } from '@infinite/ui/spinner';
import { useState, type ReactElement } from 'react';
import { NotSent } from '#received/speaking/send-thanks.ts';
import { Notice } from '#recordings/components/notice.tsx';
import { useTakeMedia } from '#recordings/components/use-take-media.ts';
import { silentHeight } from '#recordings/engine/level.ts';
import type { RecorderEngine } from '#recordings/engine/recorder-engine.ts';
import type { Take } from '#recordings/engine/take.ts';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';
import { sendVoice } from './send-voice.ts';
import type { TellRecorderProps } from './tell-recorder-props.ts';

interface TellReviewProps extends TellRecorderProps {
  readonly engine: RecorderEngine;
  readonly take: Take;
}

/** What was recorded: to listen to, and then to send or to record again. */
export function TellReview({ engine, take, token, questionId }: TellReviewProps): ReactElement {
  const media = useTakeMedia(engine, take);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);

  const send = async (): Promise<void> => {
    setSending(true);
    setProblem(null);
    try {
      await sendVoice({ token, questionId, takeId: take.id, sound: await engine.fileOf(take) });
    } catch (error) {
      setSending(false);
      setProblem((error instanceof NotSent ? error.words : null) ?? words.offline);
      return;
    }
    await engine.discard();
    // The page says what came of it, as it does for an answer in writing.
    location.assign(`/tell/${token}?sent`);
  };
  const again = async (): Promise<void> => {
    await engine.discard();
    await engine.record();
  };

  return (
    <div className="flex flex-col gap-5">
      {take.elapsedMs >= captureLimits.voice.seconds * 1000 ? (
        <p className="m-0">{words.full}</p>
      ) : null}
      {take.loudest <= silentHeight ? (
        <Notice tone="amber" title={recorderWords.silent.after}>
          {recorderWords.silent.afterBody}
        </Notice>
      ) : null}
      <p className="m-0">{words.listenFirst}</p>
      {media ? (
        <RecordingPlayer
          recording={{
            kind: take.kind,
            title: words.yourAnswer,
            url: media.url,
            durationMs: take.elapsedMs,
            peaks: media.bars,
          }}
        />
      ) : (
        <Spinner label={recorderWords.stopping} />
      )}
      {problem === null ? null : (
        <Notice tone="danger" title={words.notSent}>
          {problem}
        </Notice>
      )}
      <Button
        variant="primary"
        size="lg"
        wide
        className="min-h-24 text-2xl"
        pending={sending}
        pendingLabel={words.sending}
        onClick={() => void send()}
      >
        {words.send}
      </Button>
      <div>
        <Button
          size="lg"
          className="max-sm:w-full"
          disabled={sending}
          onClick={() => setAsks(true)}
        >
          {words.again}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.discardTitle}
        description={words.discardBody(durationWords(take.elapsedMs))}
        confirmLabel={words.discardConfirm}
        cancelLabel={words.discardCancel}
        onConfirm={() => void again()}
      />
    </div>
  );
}
