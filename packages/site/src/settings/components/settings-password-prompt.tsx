import { PasswordPrompt } from '@infinite/integrations/password-prompt';
import { ConfirmPasswordDocument } from '@infinite/schema/generated/operations';
import { ask } from '#api/ask.ts';
import { confirmWithPasskey } from '#auth/passkeys.ts';

/** Asks for the password, or a passkey, before a key or webhook is created. */
export function SettingsPasswordPrompt({ hasPasskey = false }: { hasPasskey?: boolean }) {
  return (
    <PasswordPrompt
      passkey={hasPasskey ? confirmWithPasskey : undefined}
      confirm={async (password) => {
        const answer = await ask(ConfirmPasswordDocument, { password });
        if (answer.kind === 'data') return { kind: 'proven' };
        return { kind: 'refused', words: answer.kind === 'refused' ? answer.words : '' };
      }}
    />
  );
}
