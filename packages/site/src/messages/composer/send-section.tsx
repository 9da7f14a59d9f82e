import { composerWords } from '@infinite/schema/words/composer.en';
import { Button } from '@infinite/ui/button';
import { FieldError } from '@infinite/ui/field-error';
import type { ReactElement } from 'react';
import { ConfirmEmail } from '#auth/components/confirm-email.tsx';
import { Arrivals } from '../components/arrivals.tsx';
import { sendLabel, type ReaderClock } from '../when-line.ts';
import { ComposerSection } from './composer-section.tsx';
import { filledRecipients, namedRecipients, type DraftContent } from './draft-content.ts';
import type { PlannedDates } from './protection-section.tsx';
import { SenderNameField } from './sender-name-field.tsx';
import type { SenderName } from './use-sender-name.ts';

const words = composerWords.send;

export interface SendSectionProps {
  content: DraftContent;
  /** A scheduled message is saved, not sent again. */
  scheduled: boolean;
  planned: PlannedDates;
  clock: ReaderClock;
  pending: boolean;
  problem: string | null;
  unconfirmed: boolean;
  sender: SenderName;
  onSend: () => void;
}

/** The one thing to do on this page, in words that say exactly what will happen. */
export function SendSection(props: SendSectionProps): ReactElement {
  const { content, problem } = props;
  const names = filledRecipients(content).map(({ name, email }) => name || email);
  return (
    <ComposerSection heading={words.heading}>
      <div className="flex flex-col items-start gap-3">
        {names.length > 0 ? <p className="m-0 text-lg">{words.to(names)}</p> : null}
        <EachOf {...props} />
        {props.scheduled ? null : <SenderNameField sender={props.sender} />}
        <Send {...props} />
        <div role="status">
          {problem === null ? null : <FieldError id="send-problem">{problem}</FieldError>}
        </div>
        {props.unconfirmed ? <ConfirmEmail /> : null}
        <p className="m-0 text-ink-soft">{words.changeable}</p>
      </div>
    </ComposerSection>
  );
}

/** Where they live by different clocks, one button stands for several moments: all are named. */
function EachOf({ content, planned, clock }: SendSectionProps): ReactElement | null {
  const next = planned.kind === 'known' ? planned.preview.nextDelivery : null;
  if (!next || next.readings.length < 2) return null;
  return (
    <div>
      <p className="mt-0 mb-2">{words.eachOf}</p>
      <Arrivals
        readings={next.readings}
        people={namedRecipients(content)}
        dateZone={content.when.timeZone}
        readerZone={clock.timeZone}
      />
    </div>
  );
}

function Send(props: SendSectionProps): ReactElement {
  return (
    <Button
      variant="primary"
      size="lg"
      pending={props.pending}
      onClick={props.onSend}
      pendingLabel={props.scheduled ? composerWords.save.saving : words.sending}
      className="max-sm:w-full"
    >
      {props.scheduled ? composerWords.save.saveChanges : sendLabel(props.content)}
    </Button>
  );
}
