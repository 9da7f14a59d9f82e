import { dashboardWords } from '#dashboard/dashboard.en.ts';
import { ResendVerificationDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useToast } from '@infinite/ui/use-toast';
import { useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { messageActionWords } from '#messages/future-messages.en.ts';

const words = dashboardWords.verify;

/**
 * If check-ins went to a wrong address, a message would be sent without an answer: the address must
 * be right.
 */
export function VerifyEmailNotice({ email }: { email: string }): ReactElement {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const resend = async () => {
    setPending(true);
    const answer = await ask(ResendVerificationDocument, {});
    setPending(false);
    if (answer.kind === 'data') toast.show({ title: words.sent, tone: 'success' });
    else if (answer.kind === 'refused' && answer.words !== '') {
      toast.show({ title: answer.words, tone: 'danger' });
    } else toast.show({ title: messageActionWords.failed, tone: 'danger' });
  };
  return (
    <section
      aria-label={words.title}
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md bg-amber-tint px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="m-0 text-lg">{words.title}</h2>
        <p className="m-0 wrap-anywhere">{words.body(email)}</p>
      </div>
      <Button pending={pending} onClick={() => void resend()}>
        {words.resend}
      </Button>
    </section>
  );
}
