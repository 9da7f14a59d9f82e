import { PasswordPrompt } from '@infinite/integrations/password-prompt';
import { ConfirmPasswordDocument } from '@infinite/schema/generated/operations';
import { ask } from '#api/ask.ts';

/** Asks for the password before a key or webhook is created. */
export function SettingsPasswordPrompt() {
  return (
    <PasswordPrompt
      confirm={async (password) => {
        const answer = await ask(ConfirmPasswordDocument, { password });
        if (answer.kind === 'data') return { kind: 'proven' };
        return { kind: 'refused', words: answer.kind === 'refused' ? answer.words : '' };
      }}
    />
  );
}
