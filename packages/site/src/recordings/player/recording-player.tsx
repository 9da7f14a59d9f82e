import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import { playerWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { Select } from '@infinite/ui/select';
import { Download, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { trimOf } from '#recordings/engine/trim.ts';
import type { PlayerLink } from '#vault/player-link.ts';
import { SeekBar } from './seek-bar.tsx';
import { usePlayback } from './use-playback.ts';

/** What the player needs of a recording; the API's `Recording` has all of it. */
interface PlayableRecording {
  kind: 'VOICE' | 'VIDEO';
  title: string;
  url: string;
  /** Where the original is downloaded; without it there is no such button. */
  downloadUrl?: string | null;
  durationMs?: number | null;
  peaks?: readonly number[] | null;
  trimStartMs?: number | null;
  trimEndMs?: number | null;
  /** Stands for a video until it plays. */
  posterUrl?: string | null;
  /** WebVTT of what is said. */
  captionsUrl?: string | null;
}

interface RecordingPlayerProps {
  recording: PlayableRecording;
  /** To what follows the player, such as a transcript. */
  link?: PlayerLink;
  /** Where it stands at first. */
  startMs?: number;
}

/**
 * Plays a recording: waveform, seeking by pointer and keys, speed, download.
 *
 * The server renders the browser's own player, which works without scripts and keeps to the trim by
 * the address (Media Fragments URI 1.0, `#t=`); a script then puts ours in its place.
 */
export function RecordingPlayer({ recording, link, startMs = 0 }: RecordingPlayerProps) {
  const [enhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);
  const [learntMs, setLearntMs] = useState(0);
  const durationMs = recording.durationMs ?? learntMs;
  const trim = trimOf(recording, durationMs);
  const playback = usePlayback(trim, setLearntMs);
  const ours = enhanced && durationMs > 0;
  const { positionMs, playFrom, seek } = playback;
  useEffect(() => {
    link?.attach({ playFrom });
    return () => link?.attach(null);
  }, [link, playFrom]);
  const heardMs = playback.playing || positionMs > trim.startMs ? positionMs : -1;
  useEffect(() => link?.moved(heardMs), [link, heardMs]);
  useEffect(() => {
    // Browsers do not let a page play by itself: it stands ready at the moment.
    if (startMs > 0) seek(startMs);
  }, [startMs, seek]);

  const media = {
    ref: playback.mediaRef,
    src: recording.url + fragmentOf(recording, startMs),
    preload: 'metadata',
    controls: !ours,
    'aria-label': recording.title,
  } as const;

  return (
    <div role="group" aria-label={playerWords.group(recording.title)} className="min-w-0">
      {recording.kind === 'VIDEO' ? (
        <video
          {...media}
          playsInline
          {...(recording.posterUrl ? { poster: recording.posterUrl } : {})}
          className="mb-3 max-h-[70vh] w-full rounded-md bg-sunk"
        >
          {recording.captionsUrl ? (
            <track
              kind="captions"
              src={recording.captionsUrl}
              label={playerWords.captions}
              default
            />
          ) : null}
        </video>
      ) : (
        <audio {...media} className="w-full" hidden={ours} />
      )}
      {ours ? (
        <div className="flex items-start gap-4">
          <Button
            variant="primary"
            className="size-14 shrink-0 rounded-full! px-0!"
            aria-label={playback.playing ? playerWords.pause : playerWords.play}
            onClick={playback.toggle}
          >
            <Icon as={playback.playing ? Pause : Play} className="size-6" />
          </Button>
          <div className="min-w-0 flex-1">
            <SeekBar
              peaks={recording.peaks}
              durationMs={durationMs}
              trim={trim}
              positionMs={playback.positionMs}
              onSeek={playback.seek}
            />
          </div>
        </div>
      ) : null}
      {playback.failed ? (
        <p role="alert" className="mt-2 mb-0 font-semibold text-danger">
          {recording.downloadUrl ? playerWords.failed : playerWords.failedBare}
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {ours ? <SpeedChoice onChoose={playback.setSpeed} /> : null}
        {recording.downloadUrl ? (
          <LinkButton variant="quiet" href={recording.downloadUrl} download>
            <Icon as={Download} />
            {playerWords.download}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}

function SpeedChoice({ onChoose }: { onChoose(speed: number): void }) {
  return (
    <Select
      aria-label={playerWords.speed}
      defaultValue="1"
      className="w-36"
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    >
      {recorderCatalogue.speeds.map((speed) => (
        <option key={speed} value={speed}>
          {playerWords.speedText(speed)}
        </option>
      ))}
    </Select>
  );
}

function fragmentOf({ url, trimStartMs, trimEndMs }: PlayableRecording, startMs: number): string {
  if (url.startsWith('blob:') || (!trimStartMs && !trimEndMs && startMs === 0)) return '';
  const end = trimEndMs ? `,${trimEndMs / 1000}` : '';
  return `#t=${Math.max(startMs, trimStartMs ?? 0) / 1000}${end}`;
}
