import { PasswordPrompt } from '@infinite/admin-console/password-prompt';
import { ConfirmPasswordDocument } from '@infinite/schema/generated/graphql';
import { ask } from '#api/ask.ts';

/** Asks for the password when a key or a webhook is to be made. */
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
