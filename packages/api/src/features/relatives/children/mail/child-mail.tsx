import { childMailWords as words } from '#features/relatives/children/mail/child-mail.en.ts';
import { Action, FinePrint, Heading, Paragraph } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail } from '#adapters/mailer/layout/render-mail.tsx';

interface Props {
  readonly occasion: 'handOver' | 'grown';
  readonly origin: string;
}

/** Reminds of a 13th or 18th birthday. */
export function childMail({ occasion, origin }: Props) {
  const said = words[occasion];
  return renderMail({
    subject: said.subject,
    preview: said.preview,
    sign: words.sign,
    body: (
      <>
        <Heading>{said.heading}</Heading>
        <Paragraph>{said.why}</Paragraph>
        <Action href={`${origin}/children`}>{words.action}</Action>
        <FinePrint>{said.fine}</FinePrint>
      </>
    ),
  });
}
