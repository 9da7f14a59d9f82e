import { useMemo } from 'react';
import { useTakeMedia } from '#recordings/components/use-take-media.ts';
import { fileOfTake } from '#recordings/engine/take-bytes.ts';
import type { Journal } from '#recordings/engine/journal.ts';
import type { Take } from '#recordings/engine/take.ts';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';

/** Plays a take that only this device has. */
export function TakePlayer(props: { journal: Journal; take: Take; title: string }) {
  const { journal, take, title } = props;
  const source = useMemo(
    () => ({
      fileOf: (one: Pick<Take, 'id' | 'bytes' | 'mimeType'>) => fileOfTake(journal, one),
      levelsOf: (takeId: string) => journal.levels(takeId),
    }),
    [journal],
  );
  const media = useTakeMedia(source, take);
  if (!media) return null;
  return (
    <RecordingPlayer
      recording={{
        kind: take.kind,
        title,
        url: media.url,
        durationMs: take.elapsedMs,
        peaks: media.bars,
      }}
    />
  );
}
