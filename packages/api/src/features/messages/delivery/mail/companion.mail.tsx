import { recipientMailWords } from '#features/messages/delivery/mail/recipient-mails.en.ts';
import { Action, FinePrint, Heading, Paragraph } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';
import { RecipientFoot } from '#features/messages/delivery/mail/recipient-foot.tsx';

const words = recipientMailWords.companion;

export interface CompanionMailProps {
  /** Who invites, and whose message it is. */
  recipient: string;
  from: string;
  link: string;
  supportEmail: string;
}

/** A second link, to open a message together. */
export function companionMail(props: CompanionMailProps): RenderedMail {
  return renderMail({
    subject: words.subject(props),
    preview: words.preview(props),
    sign: words.sign(props),
    body: (
      <>
        <Heading>{words.heading}</Heading>
        <Paragraph>{words.what(props)}</Paragraph>
        <Action href={props.link}>{words.action}</Action>
        <FinePrint>{words.until}</FinePrint>
        <RecipientFoot {...props} />
      </>
    ),
  });
}
