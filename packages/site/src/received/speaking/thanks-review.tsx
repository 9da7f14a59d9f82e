import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { durationWords } from '@infinite/schema/words/dates.en';
import { receivedWords } from '@infinite/schema/words/received.en';
import { recorderWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Spinner } from '@infinite/ui/spinner';
import { useState, type ReactElement } from 'react';
import { Notice } from '#recordings/components/notice.tsx';
import { useTakeMedia } from '#recordings/components/use-take-media.ts';
import { silentHeight } from '#recordings/engine/level.ts';
import type { RecorderEngine } from '#recordings/engine/recorder-engine.ts';
import type { Take } from '#recordings/engine/take.ts';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';
import { NotSent, sendThanks } from './send-thanks.ts';

const words = receivedWords.thanks.voice;

interface ThanksReviewProps {
  engine: RecorderEngine;
  take: Take;
  token: string;
  from: string;
}

/** What was recorded: to listen to, and then to send or to record again. */
export function ThanksReview({ engine, take, token, from }: ThanksReviewProps): ReactElement {
  const media = useTakeMedia(engine, take);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);

  const send = async (): Promise<void> => {
    setSending(true);
    setProblem(null);
    try {
      await sendThanks(token, take.id, await engine.fileOf(take));
    } catch (error) {
      setSending(false);
      setProblem((error instanceof NotSent ? error.words : null) ?? words.offline);
      return;
    }
    await engine.discard();
    // The page says what came of it, as it does for written thanks.
    history.replaceState(null, '', `/shared/${token}?spoken#thanks`);
    location.reload();
  };
  const again = async (): Promise<void> => {
    await engine.discard();
    await engine.record();
  };

  return (
    <div className="flex flex-col gap-5">
      {take.elapsedMs >= recipientLimits.voiceThanks.seconds * 1000 ? (
        <p className="m-0">{words.full}</p>
      ) : null}
      {take.loudest <= silentHeight ? (
        <Notice tone="amber" title={recorderWords.silent.after}>
          {recorderWords.silent.afterBody}
        </Notice>
      ) : null}
      <p className="m-0">{words.listen(from)}</p>
      {media ? (
        <RecordingPlayer
          recording={{
            kind: take.kind,
            title: words.heading,
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
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="lg"
          className="max-sm:w-full"
          pending={sending}
          pendingLabel={words.sending}
          onClick={() => void send()}
        >
          {words.send}
        </Button>
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
        title={words.confirm.title}
        description={words.confirm.body(durationWords(take.elapsedMs))}
        confirmLabel={words.confirm.confirm}
        cancelLabel={words.confirm.cancel}
        onConfirm={() => void again()}
      />
    </div>
  );
}
