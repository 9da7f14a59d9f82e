import { recipientMailWords } from '#features/messages/delivery/mail/recipient-mails.en.ts';
import { Action, FinePrint, Heading, Paragraph } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';
import { RecipientFoot } from '#features/messages/delivery/mail/recipient-foot.tsx';

const words = recipientMailWords.later;

export interface LaterMailProps {
  to: string;
  from: string;
  link: string;
  supportEmail: string;
}

/** The reminder that a recipient asked for. */
export function laterMail(props: LaterMailProps): RenderedMail {
  return renderMail({
    subject: words.subject(props),
    preview: words.preview(),
    sign: words.sign,
    body: (
      <>
        <Heading>{words.heading(props)}</Heading>
        <Paragraph>{words.what(props)}</Paragraph>
        <Action href={props.link}>{words.action}</Action>
        <FinePrint>{words.calm}</FinePrint>
        <RecipientFoot {...props} />
      </>
    ),
  });
}
