import { recipientMailWords } from '#features/messages/delivery/mail/recipient-mails.en.ts';
import { FinePrint, Link } from '#adapters/mailer/layout/mail-parts.tsx';

const words = recipientMailWords.foot;

export interface RecipientFootProps {
  /** The recipient's page; the ways out have a page of their own below it. */
  link: string;
  supportEmail: string;
}

/** The footer of every mail to a recipient: opt-out links and a support address. */
export function RecipientFoot({ link, supportEmail }: RecipientFootProps) {
  return (
    <>
      <FinePrint>
        <Link href={`${link}/stop#not-for-me`}>{words.notForMe}</Link>
      </FinePrint>
      <FinePrint>
        <Link href={`${link}/stop#stop`}>{words.stop}</Link>
      </FinePrint>
      <FinePrint>{words.support(supportEmail)}</FinePrint>
    </>
  );
}
