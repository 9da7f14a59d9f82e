import { confirmEmailWords as words } from '@infinite/schema/words/auth-modal.en';
import { ResendVerificationDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { ask } from '#api/ask.ts';

/** Sends the author the link again, on the page where it is missing. */
export function ConfirmEmail() {
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const send = async () => {
    setPending(true);
    const answer = await ask(ResendVerificationDocument, {});
    setPending(false);
    if (answer.kind === 'data') setSaid(words.sent);
    else setSaid(answer.kind === 'refused' ? answer.words : words.failed);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button pending={pending} onClick={() => void send()}>
        {words.action}
      </Button>
      <div role="status">{said}</div>
    </div>
  );
}
