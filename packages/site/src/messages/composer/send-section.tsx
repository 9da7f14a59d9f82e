import { composerWords } from '@infinite/schema/words/composer.en';
import { Button } from '@infinite/ui/button';
import { FieldError } from '@infinite/ui/field-error';
import type { ReactElement } from 'react';
import { sendLabel } from '../when-line.ts';
import { ConfirmEmail } from '#auth/components/confirm-email.tsx';
import { ComposerSection } from './composer-section.tsx';
import { filledRecipients, type DraftContent } from './draft-content.ts';

const words = composerWords.send;

export interface SendSectionProps {
  content: DraftContent;
  /** A scheduled message is saved, not sent again. */
  scheduled: boolean;
  pending: boolean;
  problem: string | null;
  unconfirmed: boolean;
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
