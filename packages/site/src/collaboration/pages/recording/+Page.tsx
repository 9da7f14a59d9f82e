import { PageHeading } from '@infinite/ui/page-heading';
import { instantWords } from '@infinite/schema/words/dates.en';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { FamilyTalk } from '#collaboration/components/family-talk.tsx';
import { ShownRecording } from '#collaboration/components/shown-recording.tsx';
import { talkWords as words } from '#collaboration/collaboration.en.ts';
import { toldByWords } from '#captures/told-by-words.ts';
import { voiceWords } from '#children/voice-words.ts';
import { ItemMarks } from '#vault/components/item-marks.tsx';
import { FactsSection } from '#vault/item/facts-section.tsx';
import { RecordingInTree } from '#tree/voices/recording-in-tree.tsx';
import { TranscriptSection } from '#vault/components/transcript-section.tsx';
import { usePlayerLink } from '#vault/player-link.ts';
import { useTranscript, type ShownSegment } from '#vault/use-transcript.ts';
import type { Data } from './+data.ts';

/** One recording of the family, to listen to and to talk about. */
export function Page() {
  const { viewer } = usePageContext();
  const { recording, vaultItem, talk, transcript, marks, startMs } = useData<Data>();
  const open = useTranscript(recording.id, transcript);
  const segments = open.transcript?.segments ?? none;
  const { link, current } = usePlayerLink(segments);
  if (!viewer) return null;
  const { createdAt, title, note } = recording;
  const voice = voiceWords(recording.voiceOf) || toldByWords(recording.toldBy);
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={title}
        above={
          <a className="link" href="/voice-recordings">
            {words.recording.back}
          </a>
        }
        lead={[instantWords(createdAt, viewer.timeZone), voice].filter(Boolean).join(' · ')}
      />
      <div className="max-w-[800px]">
        <ShownRecording
          recording={recording}
          link={link}
          startMs={startMs}
          captionsUrl={segments.length > 0 ? (open.transcript?.captionsUrl ?? null) : null}
        />
        {note ? <p className="mt-4 mb-0 max-w-measure whitespace-pre-line">{note}</p> : null}
        <ItemMarks recordingId={recording.id} marks={marks} />
        {vaultItem ? <FactsSection item={vaultItem} timeZone={viewer.timeZone} /> : null}
        <TranscriptSection open={open} link={link} current={current} timeZone={viewer.timeZone} />
        <RecordingInTree recording={recording} segments={segments} onPlay={link.playFrom} />
        {talk ? <FamilyTalk id={recording.id} title={title} first={talk} /> : null}
      </div>
    </div>
  );
}

const none: readonly ShownSegment[] = [];
