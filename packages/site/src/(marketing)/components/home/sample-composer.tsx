import { composerWords } from '@infinite/schema/words/composer.en';
import { clockWords } from '@infinite/schema/words/dates.en';
import { buttonStyle } from '@infinite/ui/button-style';
import { Field } from '@infinite/ui/field';
import { Icon } from '@infinite/ui/icon';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { CircleCheck, Mic } from 'lucide-react';
import { home } from '#(marketing)/content/home.ts';
import { sampleDraft, sampleMessage } from '#(marketing)/content/sample-message.ts';
import { exampleMessage } from '#(marketing)/content/worked-example.ts';
import { sendLabel } from '#messages/when-line.ts';
import { SampleFigure } from './sample-figure.tsx';

const { say, people, when, save } = composerWords;

/** The composer with the sample message, made of the parts and words that members see. */
export function SampleComposer() {
  return (
    <SampleFigure caption={home.how.sample} className="p-5 sm:p-8">
      <p className="m-0 flex items-center justify-between gap-4 text-sm text-ink-soft">
        <span className="flex items-center gap-2">
          <Icon as={CircleCheck} />
          {save.saved(clockWords(sampleMessage.savedAt, exampleMessage.senderTimeZone))}
        </span>
      </p>
      <div className="mt-4 grid gap-5">
        <Field label={say.title}>
          <TextInput readOnly defaultValue={sampleDraft.title} />
        </Field>
        <Field label={say.letter}>
          <TextArea letter readOnly rows={6} defaultValue={sampleDraft.body} />
        </Field>
        <p className="m-0 flex items-center gap-4 border-y border-rule py-3">
          <Icon as={Mic} className="text-amber-ink" />
          <span>
            <span className="block font-semibold">{sampleMessage.recording}</span>
            <span className="block text-sm text-ink-soft">
              {say.kinds.VOICE}, {sampleMessage.recordingLength}
            </span>
          </span>
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={people.name}>
            <TextInput readOnly defaultValue={exampleMessage.name} />
          </Field>
          <Field label={people.timeZone}>
            <TextInput readOnly defaultValue={sampleMessage.place} />
          </Field>
          <Field label={when.date}>
            <TextInput readOnly type="date" defaultValue={exampleMessage.localDate} />
          </Field>
          <Field label={when.time}>
            <TextInput readOnly type="time" defaultValue={exampleMessage.localTime} />
          </Field>
        </div>
        <span className={buttonStyle({ variant: 'primary' })}>{sendLabel(sampleDraft)}</span>
      </div>
    </SampleFigure>
  );
}
