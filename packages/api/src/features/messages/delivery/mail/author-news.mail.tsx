import {
  authorMailWords as words,
  type NewsWords,
} from '#features/messages/delivery/mail/author-mails.en.ts';
import {
  Action,
  FinePrint,
  Heading,
  Paragraph,
  Quote,
} from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';

export interface AuthorNewsMailProps {
  kind: keyof typeof words.kinds;
  title: string;
  recipients: readonly string[];
  /** What was written; null for what was said. */
  thanks: readonly (string | null)[];
  /** The message's own page. */
  link: string;
  settings: string;
  canTurnOff: boolean;
  supportEmail: string;
}

/** What became of a message, for its author. */
export function authorNewsMail(props: AuthorNewsMailProps): RenderedMail {
  const kind: NewsWords = words.kinds[props.kind];
  return renderMail({
    subject: kind.subject(props),
    preview: kind.what(props),
    sign: words.sign,
    body: (
      <>
        <Heading>{kind.heading(props)}</Heading>
        <Paragraph>{kind.what(props)}</Paragraph>
        {props.thanks.map((written, index) =>
          written === null ? (
            <Paragraph key={index}>{words.spoken}</Paragraph>
          ) : (
            <Quote key={index}>{written}</Quote>
          ),
        )}
        <Action href={props.link}>{words.action}</Action>
        {props.canTurnOff ? <FinePrint>{words.turnOff(props.settings)}</FinePrint> : null}
        <FinePrint>{words.support(props.supportEmail)}</FinePrint>
      </>
    ),
  });
}
