import { webhookMailWords as words } from '#features/integrations/webhooks/mail/webhook-mails.en.ts';
import { Action, Heading, Paragraph } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';

export interface SwitchedOffMailProps {
  /** The receiver's host; the whole address may carry a secret in its path. */
  host: string;
  reason: 'FAILING' | 'GONE';
  hours: number;
  link: string;
}

/** Tells the owner that a webhook was switched off. */
export function switchedOffMail({ host, reason, hours, link }: SwitchedOffMailProps): RenderedMail {
  return renderMail({
    subject: words.subject,
    preview: words.preview,
    sign: words.sign,
    body: (
      <>
        <Heading>{words.heading}</Heading>
        <Paragraph>{reason === 'GONE' ? words.gone(host) : words.failing(host, hours)}</Paragraph>
        <Paragraph>{words.kept}</Paragraph>
        <Action href={link}>{words.action}</Action>
      </>
    ),
  });
}
