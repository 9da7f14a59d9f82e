import type { MailPace } from '@infinite/schema/catalogue/notifications';
import {
  Action,
  FinePrint,
  Heading,
  Link,
  Paragraph,
} from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';
import { noticeMailWords as words } from '#features/notices/notifications/mails/notice-mails.en.ts';

interface NoticeMail {
  readonly pace: MailPace;
  /** At least one, the newest first. */
  readonly lines: readonly { readonly text: string; readonly href: string }[];
  readonly more: boolean;
  readonly listUrl: string;
  readonly settingsUrl: string;
  readonly stopUrl: string;
}

/** Lists notices, each with a link to its page. */
export function noticeMail(mail: NoticeMail): RenderedMail {
  const { pace, lines, more } = mail;
  const first = lines[0]?.text ?? '';
  return renderMail({
    subject: words.subject(pace, { first, count: lines.length, more }),
    preview: first,
    sign: words.sign,
    body: (
      <>
        <Heading>{words.heading(pace)}</Heading>
        {lines.map(({ text, href }, at) => (
          <Paragraph key={at}>
            <Link href={href}>{text}</Link>
          </Paragraph>
        ))}
        {more ? <Paragraph>{words.more}</Paragraph> : null}
        <Action href={mail.listUrl}>{words.action}</Action>
        <FinePrint>
          <Link href={mail.settingsUrl}>{words.settings}</Link>
        </FinePrint>
        <FinePrint>
          <Link href={mail.stopUrl}>{words.stop}</Link>
        </FinePrint>
      </>
    ),
  });
}
