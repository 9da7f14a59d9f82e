import { execute } from '@infinite/api-client/execute';
import { PasswordPrompt } from '@infinite/integrations/password-prompt';
import { ConfirmPasswordDocument } from '@infinite/schema/generated/operations';
import { confirmWithPasskey } from '#auth/passkeys.ts';

/** Asks for the password, or a passkey, before a key or webhook is created. */
export function SettingsPasswordPrompt({ hasPasskey = false }: { hasPasskey?: boolean }) {
  return (
    <PasswordPrompt
      passkey={hasPasskey ? confirmWithPasskey : undefined}
      confirm={(password, code) => execute(ConfirmPasswordDocument, { password, code })}
    />
  );
}
