import { messageDetailWords } from '#messages/future-messages.en.ts';
import { Button } from '@infinite/ui/button';
import type { ReactElement } from 'react';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';
import { keepVoice, type DetailedMessage } from '../message-calls.ts';
import type { Acts } from '../use-acts.ts';

const words = messageDetailWords.thanksVoice;

/** A thank-you that was said: to play, and to keep for the family. */
export function ThanksVoice(props: {
  thanks: DetailedMessage['thanks'][number];
  acts: Acts;
}): ReactElement {
  const { thanks, acts } = props;
  const { voice } = thanks;
  if (!voice) return <p className="m-0 text-ink-soft">{words.deleted}</p>;
  if (voice.problem) return <p className="m-0">{voice.problem}</p>;
  if (!voice.url) return <p className="m-0 text-ink-soft">{words.preparing}</p>;
  const name = `keep ${thanks.id}`;
  return (
    <div className="flex flex-col gap-3">
      <RecordingPlayer
        recording={{
          kind: voice.kind === 'VIDEO' ? 'VIDEO' : 'VOICE',
          title: voice.title,
          url: voice.url,
          durationMs: voice.durationMs ?? null,
          peaks: voice.peaks ?? null,
        }}
      />
      {voice.kept ? (
        <p className="m-0 text-sm text-ink-soft">{words.kept}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            pending={acts.pending === name}
            onClick={() => void acts.run(name, () => keepVoice(thanks.id), words.done)}
          >
            {words.keep}
          </Button>
          <p className="m-0 text-sm text-ink-soft">{words.keepHint}</p>
        </div>
      )}
    </div>
  );
}
