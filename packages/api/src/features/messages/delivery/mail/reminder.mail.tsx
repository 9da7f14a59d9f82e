import type { LocalMoment } from '@infinite/schema/words/dates.en';
import { deliveryMailWords } from '#features/messages/delivery/mail/delivery-mails.en.ts';
import { Action, FinePrint, Heading, Paragraph } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';

const words = deliveryMailWords.reminder;

export interface ReminderMailProps {
  title: string;
  recipients: readonly string[];
  /** In the time zone that comes first. */
  moment: LocalMoment;
  severalClocks: boolean;
  /** 'in 2 days', 'tomorrow' */
  away: string;
  /** Whether there is another mail of ours about this date, before or after this one. */
  isOneOfTwo: boolean;
  /** The page with the choices. */
  link: string;
}

/** The first reminder, two days before: change, add, postpone, confirm or cancel. */
export function reminderMail(props: ReminderMailProps): RenderedMail {
  return renderMail({
    subject: words.subject(props),
    preview: words.preview(props),
    sign: deliveryMailWords.senderSign,
    body: (
      <>
        <Heading>{words.heading}</Heading>
        <Paragraph>{words.what(props)}</Paragraph>
        <Paragraph>{words.choices}</Paragraph>
        <Action href={props.link}>{words.action}</Action>
        <FinePrint>{words.silence(props.isOneOfTwo)}</FinePrint>
      </>
    ),
  });
}
