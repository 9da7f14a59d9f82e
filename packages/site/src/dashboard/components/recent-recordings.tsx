import type { ShownRecordingFragment } from '@infinite/schema/generated/graphql';
import { dashboardWords as words } from '#dashboard/dashboard.en.ts';
import { durationWords, sizeWords } from '@infinite/schema/words/dates.en';
import { composerWords } from '@infinite/schema/words/composer.en';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { FileText, Image, Mic, Video } from 'lucide-react';
import type { ReactElement } from 'react';
import { playedMs } from '#recordings/engine/trim.ts';
import { Waveform } from '#received/components/waveform.tsx';

const signs = { VOICE: Mic, VIDEO: Video, PHOTO: Image, FILE: FileText };

/** The last voices and videos, by their shape and name. */
export function RecentRecordings(props: {
  recordings: readonly ShownRecordingFragment[];
}): ReactElement {
  if (props.recordings.length === 0) {
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="m-0 text-ink-soft">{words.noRecordings}</p>
        <LinkButton href="/voice-recordings">{words.record}</LinkButton>
      </div>
    );
  }
  return (
    <ul className="m-0 grid list-none gap-x-8 gap-y-6 p-0 sm:grid-cols-2 lg:grid-cols-4">
      {props.recordings.map((recording) => (
        <li key={recording.id} className="min-w-0">
          <div className="flex h-16 items-center">
            {recording.peaks && recording.peaks.length > 0 ? (
              <Waveform peaks={recording.peaks} />
            ) : (
              <Icon as={signs[recording.kind]} className="size-10 text-amber-ink" />
            )}
          </div>
          <span className="mt-2 block truncate font-semibold">
            {recording.title || composerWords.say.kinds[recording.kind]}
          </span>
          <span className="block text-sm text-ink-soft">{lengthOf(recording)}</span>
        </li>
      ))}
    </ul>
  );
}

function lengthOf(recording: ShownRecordingFragment): string {
  const ms = playedMs(recording);
  return ms === null ? sizeWords(recording.bytes) : durationWords(ms);
}
