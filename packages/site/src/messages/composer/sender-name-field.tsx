import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { senderNameWords as words } from '@infinite/schema/words/composer.en';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import type { ReactElement } from 'react';
import type { SenderName } from './use-sender-name.ts';

/** The name in the mail to recipients; once it is known, one line and the way to change it. */
export function SenderNameField({ sender }: { sender: SenderName }): ReactElement {
  if (sender.known) {
    return (
      <p className="m-0">
        {words.known(sender.name)}{' '}
        <a href="/settings" className="link inline-flex min-h-11 items-center">
          {words.change}
        </a>
      </p>
    );
  }
  return (
    <Field
      label={words.label}
      hint={words.hint}
      error={sender.problem}
      className="w-full max-w-[420px]"
    >
      <TextInput
        value={sender.name}
        maxLength={recipientLimits.senderName}
        autoComplete="name"
        onChange={(event) => sender.change(event.target.value)}
      />
    </Field>
  );
}
