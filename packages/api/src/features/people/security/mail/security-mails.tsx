import { securityMailWords as words } from '@infinite/schema/words/security.en';
import { Action, FinePrint, Heading, Paragraph } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail } from '#adapters/mailer/layout/render-mail.tsx';

export const securityMailKinds = [
  'keyCreated',
  'webhookCreated',
  'roleChanged',
  'exportMade',
  'newDevice',
  'accessRevoked',
  'secondStepOn',
  'secondStepOff',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyCopied',
] as const;

type SecurityMailKind = (typeof securityMailKinds)[number];

interface SecurityMailProps {
  readonly kind: SecurityMailKind;
  readonly detail: string;
  readonly origin: string;
  readonly support: string;
}

/** Says what happened, and what to do if the reader did not do it. */
export function securityMail({ kind, detail, origin, support }: SecurityMailProps) {
  const mail = words[kind];
  const { subject, text, html } = renderMail({
    subject: mail.subject,
    preview: mail.preview,
    sign: words.sign,
    body: (
      <>
        <Heading>{mail.heading}</Heading>
        <Paragraph>{mail.why(detail)}</Paragraph>
        <Action href={`${origin}/settings`}>{words.action}</Action>
        <FinePrint>{words.notYou(support)}</FinePrint>
      </>
    ),
  });
  return { subject, text, html };
}
