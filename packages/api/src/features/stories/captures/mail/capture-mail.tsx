import {
  Action,
  FinePrint,
  Heading,
  Link,
  Paragraph,
} from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';
import { captureMailWords as words } from '#features/stories/captures/mail/capture-mail.en.ts';

interface CaptureMail {
  readonly person: string;
  readonly askedBy: string;
  readonly familyName: string;
  readonly question: string;
  readonly url: string;
  readonly stopUrl: string;
}

/** One question. Nothing in it counts, compares or reminds. */
export function captureMail(mail: CaptureMail): RenderedMail {
  const { person, askedBy, familyName, question, url, stopUrl } = mail;
  return renderMail({
    subject: words.subject(askedBy),
    preview: question,
    sign: words.sign,
    body: (
      <>
        <Paragraph>{words.hello(person)}</Paragraph>
        <Paragraph>{words.asks(askedBy)}</Paragraph>
        <Heading>{question}</Heading>
        <Action href={url}>{words.action}</Action>
        <Paragraph>{words.how}</Paragraph>
        <FinePrint>{words.why(askedBy, familyName)}</FinePrint>
        <FinePrint>
          <Link href={stopUrl}>{words.stop}</Link>
        </FinePrint>
      </>
    ),
  });
}
