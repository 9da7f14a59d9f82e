import type { GivenRoleName } from '@infinite/schema/catalogue/families';
import { invitationMailWords as words } from '#features/people/invitations/mail/invitation-mail.en.ts';
import { Action, FinePrint, Heading, Paragraph } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail } from '#adapters/mailer/layout/render-mail.tsx';

export interface InvitationMail {
  subject: string;
  text: string;
  html: string;
}

interface Props {
  /** Opens a page with a button. */
  url: string;
  familyName: string;
  invitedBy: string;
  role: GivenRoleName;
  /** The reader is asked to take over the profile that was kept for them as a child. */
  isForChild: boolean;
  /** Personal words; empty without any. */
  words: string;
}

/** Invites the reader into a family. */
export function invitationMail(props: Props): InvitationMail {
  const { url, familyName, invitedBy, role } = props;
  const { subject, text, html } = renderMail({
    subject: words.subject(invitedBy),
    preview: words.preview,
    sign: words.sign,
    body: (
      <>
        <Heading>{words.heading(familyName)}</Heading>
        <Paragraph>{words.why(invitedBy, familyName)}</Paragraph>
        {props.isForChild ? <Paragraph>{words.child}</Paragraph> : null}
        {props.words ? (
          <>
            <Paragraph>{words.wrote(invitedBy)}</Paragraph>
            {props.words.split(/\n+/).map((line, at) => (
              <Paragraph key={at}>{line}</Paragraph>
            ))}
          </>
        ) : null}
        <Paragraph>{words.role[role]}</Paragraph>
        <Action href={url}>{words.action}</Action>
        <FinePrint>{words.expires}</FinePrint>
      </>
    ),
  });
  return { subject, text, html };
}
