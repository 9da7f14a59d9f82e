import { LinkButton } from '@infinite/ui/link-button';
import { talkWords as words } from '#collaboration/collaboration.en.ts';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';
import type { PlayerLink } from '#vault/player-link.ts';
import type { LibraryRecording } from '#recordings/recordings-calls.ts';

interface ShownRecordingProps {
  recording: LibraryRecording;
  /** To a transcript beside it. */
  link?: PlayerLink;
  startMs?: number;
  captionsUrl?: string | null;
}

/** A recording of any kind: heard, watched, looked at, or downloaded. */
export function ShownRecording({ recording, link, startMs, captionsUrl }: ShownRecordingProps) {
  const { kind, state, problem, title, url, downloadUrl } = recording;
  if (state === 'PROCESSING' || state === 'UPLOADING') {
    return <p className="m-0 text-ink-soft">{words.recording.preparing}</p>;
  }
  if (state === 'FAILED') return <p className="m-0 font-semibold">{problem}</p>;
  if (kind === 'PHOTO') {
    return (
      <a href={downloadUrl} aria-label={words.recording.photo}>
        <img src={url} alt={title} className="max-h-[70vh] max-w-full rounded-md bg-sunk" />
      </a>
    );
  }
  if (kind === 'FILE') {
    return (
      <LinkButton href={downloadUrl} download>
        {words.recording.file}
      </LinkButton>
    );
  }
  return (
    <RecordingPlayer
      recording={{
        ...recording,
        ...{ kind, downloadUrl: null, captionsUrl: captionsUrl ?? null },
        posterUrl: recording.forms?.middleUrl ?? null,
      }}
      {...(link ? { link } : {})}
      {...(startMs ? { startMs } : {})}
    />
  );
}
