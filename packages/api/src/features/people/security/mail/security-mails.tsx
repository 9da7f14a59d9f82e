import {
  administratorMailWords,
  securityMailWords as words,
} from '#features/people/security/mail/security-mails.en.ts';
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
  const mail = isAdministrators(kind) ? administratorMailWords[kind] : words[kind];
  const { subject, text, html } = renderMail({
    subject: mail.subject,
    preview: mail.preview,
    sign: words.sign,
    body: (
      <>
        <Heading>{mail.heading}</Heading>
        <Paragraph>{mail.why(inWords(kind, detail))}</Paragraph>
        <Action href={`${origin}/settings`}>{words.action}</Action>
        <FinePrint>{words.notYou(support)}</FinePrint>
      </>
    ),
  });
  return { subject, text, html };
}

/** About acts of administrators, whose mails are in English. */
export function isAdministrators(
  kind: SecurityMailKind,
): kind is keyof typeof administratorMailWords {
  return kind in administratorMailWords;
}

/** What a job carries in figures and names, in the language of the reader in use. */
function inWords(kind: SecurityMailKind, detail: string): string {
  if (kind === 'accessRevoked') {
    const [, keys, webhooks] = /^(\d+),(\d+)$/.exec(detail) ?? [];
    // An earlier release queued words.
    return keys && webhooks ? words.accessRevoked.what(Number(keys), Number(webhooks)) : detail;
  }
  return kind === 'newDevice' ? deviceInWords(detail) : detail;
}

/** @param device as `deviceOf` names it */
function deviceInWords(device: string): string {
  const { newDevice } = words;
  const [browser = '', system = ''] = device.split(' on ');
  const named =
    browser === 'A browser'
      ? newDevice.anyBrowser
      : browser === 'The desktop app'
        ? newDevice.desktopApp
        : browser;
  return newDevice.device(named, system);
}
