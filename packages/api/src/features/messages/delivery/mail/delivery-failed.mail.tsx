import { deliveryMailWords } from '#features/messages/delivery/mail/delivery-mails.en.ts';
import { Action, Heading, Paragraph, Quote } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';

const words = deliveryMailWords.failure;

export interface DeliveryFailedMailProps {
  title: string;
  recipient: string;
  address: string;
  /** It bounced after the relay had accepted it. */
  bounced: boolean;
  /** The mail server's last answer. */
  answer: string | null;
  /** The message on the sender's own pages. */
  link: string;
}

/** Notifies the sender of a bounce. */
export function deliveryFailedMail(props: DeliveryFailedMailProps): RenderedMail {
  return renderMail({
    subject: words.subject(props),
    preview: words.preview(),
    sign: deliveryMailWords.senderSign,
    body: (
      <>
        <Heading>{words.heading}</Heading>
        <Paragraph>{props.bounced ? words.bounced(props) : words.what(props)}</Paragraph>
        <Quote>{props.answer || words.noAnswer}</Quote>
        <Paragraph>{words.kept}</Paragraph>
        <Action href={props.link}>{words.action}</Action>
      </>
    ),
  });
}
