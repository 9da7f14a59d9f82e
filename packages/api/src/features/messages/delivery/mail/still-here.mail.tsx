import { deliveryMailWords } from '#features/messages/delivery/mail/delivery-mails.en.ts';
import { Action, FinePrint, Heading, Paragraph } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';
import type { ReminderMailProps } from '#features/messages/delivery/mail/reminder.mail.tsx';

const words = deliveryMailWords.stillHere;

/** The second reminder, a day before, after no answer to the first. */
export function stillHereMail(props: ReminderMailProps): RenderedMail {
  return renderMail({
    subject: words.subject(props),
    preview: words.preview(props),
    sign: deliveryMailWords.senderSign,
    body: (
      <>
        <Heading>{words.heading}</Heading>
        <Paragraph>{words.what(props)}</Paragraph>
        <Paragraph>{props.isOneOfTwo ? words.noAnswer : words.onlyOne}</Paragraph>
        <Action href={props.link}>{words.action}</Action>
        <FinePrint>{words.silence}</FinePrint>
      </>
    ),
  });
}
