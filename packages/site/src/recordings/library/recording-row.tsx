import { durationWords, instantWords } from '@infinite/schema/words/dates.en';
import { libraryWords } from '#recordings/recorder.en.ts';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { Spinner } from '@infinite/ui/spinner';
import { Download, MessageCircle, Mic, Network, Pencil, Send, Video } from 'lucide-react';
import { useState } from 'react';
import { talkWords } from '#collaboration/collaboration.en.ts';
import { toldByWords } from '#captures/told-by-words.ts';
import { voiceWords } from '#children/voice-words.ts';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';
import { moodPageWords } from '#vault/insights/mood.en.ts';
import { playedMs } from '#recordings/engine/trim.ts';
import type { LibraryRecording } from '#recordings/recordings-calls.ts';
import { DeleteRecording } from './delete-recording.tsx';
import { EditRecording } from './edit-recording.tsx';
import type { Library } from './use-library.ts';

export interface RecordingRowProps {
  recording: LibraryRecording;
  library: Library;
  /** How many relatives' comments it has. */
  comments: number;
  timeZone: string;
}

export function RecordingRow({ recording, library, comments, timeZone }: RecordingRowProps) {
  const [editing, setEditing] = useState(false);
  const { title, kind, createdAt, note, silent, mood } = recording;
  const durationMs = playedMs(recording);
  const voice = voiceWords(recording.voiceOf) || toldByWords(recording.toldBy);
  return (
    <li className="border-b border-rule py-8 last:border-b-0">
      <article aria-label={title}>
        <h3 className="m-0 flex items-start gap-3 text-xl">
          <Icon as={kind === 'VIDEO' ? Video : Mic} className="mt-[0.15em] text-amber-ink" />
          <span className="min-w-0">{title}</span>
        </h3>
        <p className="mt-1 mb-4 text-sm text-ink-soft">
          <time dateTime={createdAt}>{instantWords(createdAt, timeZone)}</time>
          {durationMs ? ` · ${durationWords(durationMs)}` : null}
          {voice ? ` · ${voice}` : null}
          {mood ? ` · ${moodPageWords.line(mood.name, mood.suggested)}` : null}
        </p>
        {silent ? (
          <p className="mt-0 mb-3">
            <Badge tone="amber">{libraryWords.silent}</Badge>
          </p>
        ) : null}
        <Sound recording={recording} />
        {note ? <p className="mt-3 mb-0 max-w-measure whitespace-pre-line">{note}</p> : null}
        {recording.spokenBeginning ? (
          <p className="mt-3 mb-0 max-w-measure">
            <span dir="auto">“{recording.spokenBeginning}”</span>{' '}
            <a
              href={`/voice-recordings/${recording.id}#transcript`}
              className="link"
              aria-label={libraryWords.transcriptOf(title)}
            >
              {libraryWords.transcript}
            </a>
          </p>
        ) : null}
        <div className="mt-3 -ml-3 flex flex-wrap gap-x-2 gap-y-1">
          {recording.state === 'FAILED' ? null : (
            <LinkButton
              variant="quiet"
              className="px-3!"
              href={`/schedule-message?recording=${recording.id}`}
            >
              <Icon as={Send} />
              {libraryWords.send}
            </LinkButton>
          )}
          <LinkButton
            variant="quiet"
            className="px-3!"
            href={`/voice-recordings/${recording.id}`}
            aria-label={talkWords.commentOn(comments, title)}
          >
            <Icon as={MessageCircle} />
            {comments > 0 ? talkWords.count(comments) : talkWords.comment}
          </LinkButton>
          <LinkButton
            variant="quiet"
            className="px-3!"
            href={`/voice-recordings/${recording.id}#in-tree`}
            aria-label={`${libraryWords.aboutWhom}: ${title}`}
          >
            <Icon as={Network} />
            {libraryWords.aboutWhom}
          </LinkButton>
          <Button variant="quiet" className="px-3!" onClick={() => setEditing(true)}>
            <Icon as={Pencil} />
            {libraryWords.edit}
          </Button>
          <LinkButton variant="quiet" className="px-3!" href={recording.downloadUrl} download>
            <Icon as={Download} />
            {libraryWords.download}
          </LinkButton>
          <DeleteRecording recording={recording} onDelete={() => library.remove(recording.id)} />
        </div>
        {editing ? (
          <EditRecording
            recording={recording}
            onSave={(input) => library.change(recording.id, input)}
            onClose={() => setEditing(false)}
          />
        ) : null}
      </article>
    </li>
  );
}

function Sound({ recording }: { recording: LibraryRecording }) {
  const { state, problem, kind, title } = recording;
  if (state === 'PROCESSING' || state === 'UPLOADING') {
    return (
      <p role="status" className="m-0 flex items-center gap-2">
        <Spinner />
        {libraryWords.state[state]}
      </p>
    );
  }
  if (state === 'FAILED' || (kind !== 'VOICE' && kind !== 'VIDEO')) {
    return <p className="m-0 font-semibold">{problem ?? libraryWords.state.FAILED}</p>;
  }
  return (
    <>
      <RecordingPlayer
        // A new trim is a new piece of sound: begin with it afresh.
        key={`${recording.trimStartMs}-${recording.trimEndMs}`}
        recording={{
          ...recording,
          ...{ kind, title, downloadUrl: null },
          posterUrl: recording.forms?.middleUrl ?? null,
        }}
      />
      {problem ? <p className="mt-2 mb-0">{problem}</p> : null}
    </>
  );
}
