import { longDateWords } from '@infinite/schema/words/long-dates.en';
import { deletionMailWords as words } from '#features/people/users/own/mail/deletion-mails.en.ts';
import { Action, FinePrint, Heading, Paragraph } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail } from '#adapters/mailer/layout/render-mail.tsx';

/** Says when the account goes and how to keep it. `dueAt` is an ISO instant. */
export function deletionAskedMail(props: { dueAt: string; origin: string; support: string }) {
  const { asked } = words;
  return renderMail({
    subject: asked.subject,
    preview: asked.preview,
    sign: words.sign,
    body: (
      <>
        <Heading>{asked.heading}</Heading>
        <Paragraph>{asked.why(dayOf(props.dueAt))}</Paragraph>
        <Action href={`${props.origin}/settings`}>{asked.action}</Action>
        <FinePrint>{asked.notYou(props.support)}</FinePrint>
      </>
    ),
  });
}

/** Comes once, a week before the day. `dueAt` is an ISO instant. */
export function deletionReminderMail(props: { dueAt: string; origin: string }) {
  const { reminder } = words;
  const day = dayOf(props.dueAt);
  return renderMail({
    subject: reminder.subject(day),
    preview: reminder.preview,
    sign: words.sign,
    body: (
      <>
        <Heading>{reminder.heading}</Heading>
        <Paragraph>{reminder.why(day)}</Paragraph>
        <Action href={`${props.origin}/settings`}>{reminder.action}</Action>
        <FinePrint>{reminder.fine}</FinePrint>
      </>
    ),
  });
}

export interface DeletionReceipt {
  readonly recordings: number;
  readonly drafts: number;
  readonly cancelled: number;
  readonly kept: number;
  /** SHA-256, in hexadecimal digits. */
  readonly destroyedKeys: readonly string[];
  readonly origin: string;
}

/** The last mail to a former member: what was deleted, and what stays with whom. */
export function deletionReceiptMail(receipt: DeletionReceipt) {
  const { receipt: said } = words;
  return renderMail({
    subject: said.subject,
    preview: said.preview,
    sign: words.sign,
    body: (
      <>
        <Heading>{said.heading}</Heading>
        <Paragraph>{said.gone(receipt)}</Paragraph>
        {receipt.kept > 0 ? <Paragraph>{said.kept(receipt.kept)}</Paragraph> : null}
        <Paragraph>{said.keys(receipt.destroyedKeys.length)}</Paragraph>
        {receipt.destroyedKeys.map((print) => (
          <FinePrint key={print}>{said.key(print)}</FinePrint>
        ))}
        <Action href={`${receipt.origin}/`}>{said.action}</Action>
        <FinePrint>{said.backups}</FinePrint>
      </>
    ),
  });
}

const dayOf = (instant: string) => longDateWords(instant, 'UTC');
