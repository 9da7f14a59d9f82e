import { newsletterMailWords as words } from '#features/publishing/newsletter/mail/newsletter-mails.en.ts';
import { Action, FinePrint, Heading, Paragraph } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';

/** Asks at the address whether it was meant. `url` opens a page with a button. */
export function confirmMail({ url }: { url: string }): RenderedMail {
  const { confirm } = words;
  return renderMail({
    subject: confirm.subject,
    preview: confirm.preview,
    sign: words.sign,
    body: (
      <>
        <Heading>{confirm.heading}</Heading>
        <Paragraph>{confirm.why}</Paragraph>
        <Action href={url}>{confirm.action}</Action>
        <FinePrint>{confirm.notYou}</FinePrint>
      </>
    ),
  });
}

/** Somebody gave an address that is on the list already. */
export function alreadyMail({ url }: { url: string }): RenderedMail {
  const { already } = words;
  return renderMail({
    subject: already.subject,
    preview: already.preview,
    sign: words.sign,
    body: (
      <>
        <Heading>{already.heading}</Heading>
        <Paragraph>{already.why}</Paragraph>
        <Action href={url}>{already.action}</Action>
        <FinePrint>{already.notYou}</FinePrint>
      </>
    ),
  });
}
