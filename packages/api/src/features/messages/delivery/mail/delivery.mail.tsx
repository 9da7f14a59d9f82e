import { lateReasonOf } from '@infinite/schema/words/received.en';
import { deliveryMailWords } from '#features/messages/delivery/mail/delivery-mails.en.ts';
import type { Temporal } from 'temporal-polyfill';
import { Action, FinePrint, Heading, Paragraph } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';
import { RecipientFoot } from '#features/messages/delivery/mail/recipient-foot.tsx';

const words = deliveryMailWords.delivery;

export interface DeliveryMailProps {
  /** The recipient's and the sender's names. */
  to: string;
  from: string;
  /** The personal page. */
  link: string;
  dueAt: Temporal.Instant;
  /** The recipient's. */
  timeZone: string;
  lateReason: string | null;
  /** A person the reader can write to. */
  supportEmail: string;
}

/** Announces a message without its content; the recipient chooses when to open it. */
export function deliveryMail(props: DeliveryMailProps): RenderedMail {
  const late = lateReasonOf(props.lateReason);
  return renderMail({
    subject: words.subject(props),
    preview: words.preview(props),
    sign: words.sign(props),
    body: (
      <>
        <Heading>{words.heading(props)}</Heading>
        <Paragraph>{words.what(props)}</Paragraph>
        {late ? (
          <Paragraph>
            {words.when(props.dueAt.toString(), props.timeZone)} {late}
          </Paragraph>
        ) : null}
        <Paragraph>{words.calm}</Paragraph>
        <Action href={props.link}>{words.action}</Action>
        <FinePrint>{words.link}</FinePrint>
        <RecipientFoot link={props.link} supportEmail={props.supportEmail} />
      </>
    ),
  });
}
