import { MailRefused, MailUnsendable, type OutgoingMail } from '#adapters/mailer/port.ts';

/** Input for nodemailer: one recipient, fixed id and date, and nothing that a name could inject. */
export function mimeMessage(mail: OutgoingMail, from: { name: string; address: string }) {
  const address = recipientAddress(mail.to.address);
  return {
    from,
    to: { name: oneLine(mail.to.name ?? ''), address },
    // The envelope is explicit, so that no header can add a recipient.
    envelope: { from: bareAddress(mail.returnPath ?? from.address), to: [address] },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${bareMessageId(mail.messageId)}>`,
    ...(mail.date ? { date: mail.date } : {}),
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** 'Name <address>' or a bare address, as MAIL_FROM gives it. */
export function parseSender(value: string): { name: string; address: string } {
  const named = /^\s*(?:"?([^"<]*?)"?\s*)<([^<>]+)>\s*$/.exec(value);
  return named
    ? { name: oneLine(named[1] ?? ''), address: bareAddress((named[2] ?? '').trim()) }
    : { name: '', address: bareAddress(value.trim()) };
}

/** A header is one line; line breaks in a name or title would inject another header. */
export function oneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

const isBare = /^[^\s<>,;:"()[\]\\@\p{Cc}]+@[^\s<>,;:"()[\]\\@\p{Cc}]+$/u;

function recipientAddress(value: string): string {
  if (!isBare.test(value)) throw new MailRefused(true, 'no mail can be sent to such an address');
  return value;
}

/**
 * The sender's address: a fault here is the installation's and says nothing about the recipient.
 */
function bareAddress(value: string): string {
  if (!isBare.test(value)) throw new MailUnsendable(new Error('the sender is not a bare address'));
  return value;
}

function bareMessageId(value: string): string {
  if (!/^[\w.+-]+@[\w.:-]+$/.test(value)) {
    throw new MailUnsendable(new Error('a Message-ID must be left@right, bare'));
  }
  return value;
}
