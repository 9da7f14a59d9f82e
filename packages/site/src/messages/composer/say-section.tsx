import type { ShownRecordingFragment } from '@infinite/schema/generated/graphql';
import { messageLimits } from '@infinite/schema/catalogue/messages';
import { composerWords } from '@infinite/schema/words/composer.en';
import { Field } from '@infinite/ui/field';
import { FieldError } from '@infinite/ui/field-error';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import type { ReactElement } from 'react';
import { AddRecording } from './add-recording.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { ComposerSection } from './composer-section.tsx';
import type { DraftContent } from './draft-content.ts';
import type { Faults } from './faults.ts';

export interface SaySectionProps {
  content: DraftContent;
  onChange: (content: DraftContent) => void;
  faults: Faults;
  recordings: ReadonlyMap<string, ShownRecordingFragment>;
  onAdd: (recording: ShownRecordingFragment) => void;
  onRemoved: (title: string) => void;
  userId: string;
  timeZone: string;
}

const words = composerWords.say;

/** Words, a voice, a film, photos: whatever should reach them. */
export function SaySection(props: SaySectionProps): ReactElement {
  const { content, onChange, faults } = props;
  return (
    <ComposerSection heading={words.heading}>
      <Field label={words.title} hint={words.titleHint} error={faults['title']}>
        <TextInput
          value={content.title}
          maxLength={messageLimits.title}
          autoComplete="off"
          onChange={(event) => onChange({ ...content, title: event.target.value })}
        />
      </Field>
      <Field label={words.letter} hint={words.letterHint} error={faults['body']}>
        <TextArea
          letter
          rows={8}
          value={content.body}
          onChange={(event) => onChange({ ...content, body: event.target.value })}
        />
      </Field>
      <div className="flex flex-col gap-4">
        <h3 className="m-0 text-lg">{words.attachments}</h3>
        {faults['attachmentIds'] === undefined ? null : (
          <FieldError id="attachments-fault">{faults['attachmentIds']}</FieldError>
        )}
        <AttachmentList
          ids={content.attachmentIds}
          faults={faults}
          timeZone={props.timeZone}
          recordings={props.recordings}
          onChange={(attachmentIds) => onChange({ ...content, attachmentIds })}
          onRemoved={props.onRemoved}
        />
        <AddRecording
          userId={props.userId}
          timeZone={props.timeZone}
          chosen={content.attachmentIds}
          onAdd={props.onAdd}
        />
      </div>
    </ComposerSection>
  );
}
