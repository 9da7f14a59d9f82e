import { transcriptLimits } from '@infinite/schema/catalogue/transcripts';
import type { TranscriptChangeInput } from '@infinite/schema/generated/graphql';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { useRef, useState, type FormEvent } from 'react';
import { actWords } from '#settings/act.en.ts';
import { transcriptPageWords as words } from '#vault/transcripts.en.ts';
import type { OpenTranscript, ShownSegment } from '#vault/use-transcript.ts';

interface EditPartProps {
  segment: ShownSegment;
  hasNext: boolean;
  open: OpenTranscript;
  onDone(): void;
}

/** The words and the speaker of one part, and where it begins and ends. */
export function EditPart({ segment, hasNext, open, onDone }: EditPartProps) {
  const { id: segmentId, heard } = segment;
  const [text, setText] = useState(segment.text);
  const [speaker, setSpeaker] = useState(segment.speaker ?? '');
  const [everywhere, setEverywhere] = useState(true);
  const area = useRef<HTMLTextAreaElement>(null);
  const isRenamed = segment.speaker !== null && speaker !== segment.speaker;
  const typed = (): TranscriptChangeInput[] => [
    ...(text === segment.text ? [] : [{ kind: 'TEXT', segmentId, text } as const]),
    ...(speaker === (segment.speaker ?? '')
      ? []
      : [
          {
            kind: isRenamed && everywhere ? 'RENAME_SPEAKER' : 'SPEAKER',
            segmentId,
            speaker,
          } as const,
        ]),
  ];
  const make = async (...changes: TranscriptChangeInput[]) => {
    if (changes.length === 0 || (await open.change(...changes))) onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!open.pending) void make(...typed());
  };
  const split = () => {
    const at = area.current?.selectionStart ?? 0;
    void make(...typed(), { kind: 'SPLIT', segmentId, at });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4 py-2">
      {heard === null ? null : (
        <div className="rounded-md bg-sunk p-3">
          <p className="m-0 text-sm text-ink-soft">{words.heard}</p>
          <p className="m-0 mb-2 wrap-anywhere" dir="auto">
            {heard}
          </p>
          <Button size="sm" onClick={() => void make({ kind: 'USE_HEARD', segmentId })}>
            {words.takeHeard}
          </Button>{' '}
          <Button
            size="sm"
            variant="quiet"
            onClick={() => void make({ kind: 'DROP_HEARD', segmentId })}
          >
            {words.dropHeard}
          </Button>
        </div>
      )}
      <Field label={words.text} hint={words.textHint}>
        <TextArea
          ref={area}
          name="text"
          value={text}
          rows={3}
          maxLength={transcriptLimits.segmentCharacters}
          autoFocus
          dir="auto"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Field label={words.speaker}>
        <TextInput
          name="speaker"
          value={speaker}
          maxLength={transcriptLimits.speakerCharacters}
          autoComplete="off"
          onChange={({ target }) => setSpeaker(target.value)}
        />
      </Field>
      {isRenamed ? (
        <Checkbox
          label={words.everywhere(segment.speaker ?? '')}
          checked={everywhere}
          onChange={({ target }) => setEverywhere(target.checked)}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          disabled={!open.ready}
          pending={open.pending}
          pendingLabel={actWords.saving}
        >
          {words.save}
        </Button>
        <Button onClick={onDone}>{words.cancel}</Button>
        <Button variant="quiet" className="px-3!" onClick={split}>
          {words.split}
        </Button>
        {hasNext ? (
          <Button
            variant="quiet"
            className="px-3!"
            onClick={() => void make(...typed(), { kind: 'MERGE', segmentId })}
          >
            {words.merge}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
