import { tellWords as words } from '@infinite/schema/words/tell.en';
import type { ReactElement } from 'react';
import type { TellPage } from '#captures/tell-page.ts';
import { TellForm } from './tell-form.tsx';

/** Whether questions come by mail; the link in each mail leads here. */
export function MailsPart({ page, token }: { page: TellPage; token: string }): ReactElement | null {
  if (page.mailed === null || page.mailed === undefined) return null;
  return (
    <section
      id="mails"
      aria-labelledby="mails-heading"
      className="flex scroll-mt-8 flex-col gap-4 border-t border-rule pt-8"
    >
      <h2 id="mails-heading" className="m-0 text-2xl">
        {words.mails}
      </h2>
      <p className="m-0">{page.mailed ? words.mailsOn : words.mailsOff}</p>
      <TellForm
        token={token}
        act={page.mailed ? 'STOP' : 'MAIL_AGAIN'}
        label={page.mailed ? words.stop : words.mailAgain}
      />
    </section>
  );
}
