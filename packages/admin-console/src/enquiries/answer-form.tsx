import { useMutation } from '@apollo/client/react';
import { AnswerEnquiryDocument } from '@infinite/schema/generated/graphql';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { showToast } from '@infinite/ui/toast-store';
import { useEffect } from 'react';
import { CannedChoice } from './canned-choice.tsx';
import type { ComposerProps } from './composer-props.ts';
import { composerWords as words } from './enquiries.en.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { useThreadAct } from './use-thread-act.ts';
import { useUnsentText } from './use-unsent-text.ts';

interface AnswerFormProps extends ComposerProps {
  /** The one before it was sent: the keyboard goes on here. */
  takesFocus: boolean;
  onSent: () => Promise<void>;
}

/** An answer by email. */
export function AnswerForm(props: AnswerFormProps) {
  const { enquiry, changes, onBlank, onConflict, onSent } = props;
  const { id, version } = enquiry;
  const { text, write, forget, clientId } = useUnsentText(`answer-${id}`);
  const [answer] = useMutation(AnswerEnquiryDocument, {
    refetchQueries: ['Standing', 'Enquiries'],
  });
  const act = useThreadAct();
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (isBlank && changes.length > 0) onBlank();
  }, [isBlank, changes, onBlank]);
  const send = async (close: boolean) => {
    const input = { id, version, body: text, close, clientId: clientId() };
    const end = await act.run(
      () => answer({ variables: { input } }),
      async () => {
        forget();
        showToast({ tone: 'success', title: words.sent });
        await onSent();
      },
    );
    if (end === 'conflict') await onConflict();
  };
  const insert = (body: string) => {
    const filled = fillPlaceholders(body, enquiry);
    write(isBlank ? filled : `${text.trimEnd()}\n\n${filled}`);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
    >
      {!isBlank && changes.length > 0 ? <Changes changes={changes} /> : null}
      <Field label={words.answerLabel} hint={words.answerHint(enquiry.email)}>
        <TextArea
          autoFocus={props.takesFocus}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      <p role="status" className="m-0 min-h-6 text-sm text-ink-soft">
        {isBlank ? '' : words.kept}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" disabled={isBlank} pending={act.pending}>
          {!isBlank && changes.length > 0 ? words.sendAnyway : words.send}
        </Button>
        <Button disabled={isBlank} pending={act.pending} onClick={() => void send(true)}>
          {words.sendAndClose}
        </Button>
        <CannedChoice onChosen={insert} />
      </div>
    </form>
  );
}

function Changes({ changes }: { changes: readonly string[] }) {
  return (
    <div
      role="alert"
      className="mb-3 border-l-4 border-amber bg-amber-tint px-4 py-3 text-amber-ink"
    >
      <p className="m-0 font-semibold">{words.changedTitle}</p>
      <ul className="my-1 ps-5">
        {changes.map((change, index) => (
          <li key={index}>{change}</li>
        ))}
      </ul>
      <p className="m-0 text-sm">{words.changedText}</p>
    </div>
  );
}
