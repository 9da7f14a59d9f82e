import { mayInFamily } from '@infinite/schema/catalogue/families';
import { PageHeading } from '@infinite/ui/page-heading';
import { instantWords } from '@infinite/schema/words/dates.en';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { AskAboutThis } from '#collaboration/components/ask-about-this.tsx';
import { CommentsSection } from '#collaboration/components/comments-section.tsx';
import { Reactions } from '#collaboration/components/reactions.tsx';
import { ShownRecording } from '#collaboration/components/shown-recording.tsx';
import { talkWords as words } from '#collaboration/collaboration.en.ts';
import { useComments } from '#collaboration/use-comments.ts';
import { useReactions } from '#collaboration/use-reactions.ts';
import { toldByWords } from '#captures/told-by-words.ts';
import { voiceWords } from '#children/voice-words.ts';
import { roleNames } from '#families/role-names.ts';
import { ItemMarks } from '#vault/components/item-marks.tsx';
import { FactsSection } from '#vault/item/facts-section.tsx';
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
        {talk ? <FamilyTalk first={talk} /> : null}
      </div>
    </div>
  );
}

const none: readonly ShownSegment[] = [];

function FamilyTalk({ first }: { first: NonNullable<Data['talk']> }) {
  const { viewer } = usePageContext();
  const { recording, subject } = useData<Data>();
  const talk = useComments(subject, first.comments, first.people);
  const reactions = useReactions(subject, first.reactions);
  if (!viewer) return null;
  const mayAsk = mayInFamily(roleNames[viewer.familyRole], 'comment');
  return (
    <>
      <div className="mt-4">
        <Reactions target="RECORDING" id={subject.id} what={recording.title} first={reactions} />
      </div>
      {mayAsk ? (
        <AskAboutThis
          subject={subject}
          people={first.people.filter(({ id }) => id !== viewer.id)}
        />
      ) : null}
      <CommentsSection
        talk={talk}
        timeZone={viewer.timeZone}
        mayComment={mayAsk}
        presence={first.presence}
      />
    </>
  );
}
