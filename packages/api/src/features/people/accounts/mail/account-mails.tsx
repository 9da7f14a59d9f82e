import type { ReactNode } from 'react';
import { accountMailWords as words } from '#features/people/accounts/mail/account-mails.en.ts';
import { Action, FinePrint, Heading, Paragraph } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail } from '#adapters/mailer/layout/render-mail.tsx';

export interface AccountMail {
  subject: string;
  text: string;
  html: string;
}

/** Asks the reader to prove the address. `url` opens a page with a button. */
export function verifyEmailMail({ url }: { url: string }): AccountMail {
  const { verify } = words;
  return write(verify, url, verify.expires);
}

/** Brings the link to a new password. `url` opens a page with a form. */
export function resetPasswordMail({ url }: { url: string }): AccountMail {
  const { reset } = words;
  return write(reset, url, reset.expires);
}

/** Tells the owner of a known address that somebody tried to sign up with it. */
export function signUpAttemptMail({ origin }: { origin: string }): AccountMail {
  const { signUpAttempt } = words;
  return write(signUpAttempt, `${origin}/`, signUpAttempt.forgotten);
}

/** Tells the owner of a changed password. */
export function passwordChangedMail(props: { origin: string; support: string }): AccountMail {
  const { passwordChanged } = words;
  return write(passwordChanged, `${props.origin}/`, passwordChanged.notYou(props.support));
}

interface EmailChangeMailProps {
  /** The address that the account is to have, or has now. */
  email: string;
  /** Where the mail's button leads. */
  url: string;
  support: string;
}

/** Asks the present mailbox whether the account may move. `url` opens a page with a button. */
export function approveEmailMail({ email, url, support }: EmailChangeMailProps): AccountMail {
  const { approveEmail } = words;
  return write(
    { ...approveEmail, why: approveEmail.why(email) },
    url,
    approveEmail.notYou(support),
  );
}

/** Asks the new mailbox to confirm. `url` opens a page with a button. */
export function newEmailMail({ url }: { url: string }): AccountMail {
  return write(words.newEmail, url, words.newEmail.expires);
}

/** Tells the former mailbox that the account has moved. */
export function emailChangedMail({ email, url, support }: EmailChangeMailProps): AccountMail {
  const { emailChanged } = words;
  return write(
    { ...emailChanged, why: emailChanged.why(email) },
    url,
    emailChanged.notYou(support),
  );
}

/** Tells the owner that an administrator has suspended the account. */
export function suspendedMail(props: { origin: string; support: string }): AccountMail {
  return write(words.suspended, `${props.origin}/`, words.suspended.write(props.support));
}

interface MailWords {
  subject: string;
  preview: string;
  heading: string;
  why: string;
  action: string;
}

function write(mail: MailWords, url: string, small: ReactNode): AccountMail {
  const { subject, text, html } = renderMail({
    subject: mail.subject,
    preview: mail.preview,
    sign: words.sign,
    body: (
      <>
        <Heading>{mail.heading}</Heading>
        <Paragraph>{mail.why}</Paragraph>
        <Action href={url}>{mail.action}</Action>
        <FinePrint>{small}</FinePrint>
      </>
    ),
  });
  return { subject, text, html };
}
