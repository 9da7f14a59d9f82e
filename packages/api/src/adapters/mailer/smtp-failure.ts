/** What a failed send means for the mail. */
export type MailFailureKind =
  /** The conversation ended before the mail's final dot: nobody has the mail. */
  | 'nothing-handed-over'
  /** The relay refused us, or the mail for a reason that is not the mailbox. */
  | 'about-relay'
  /** The relay said that this mailbox does not exist, is full, or is disabled. */
  | 'about-recipient'
  /** The whole mail was sent, but no response arrived. */
  | 'unknown';

export interface MailFailure {
  readonly kind: MailFailureKind;
  /** A mailbox that will never take this mail. Always false for the other kinds. */
  readonly final: boolean;
}

/** What nodemailer reports about a failed mail, and how far the conversation had come. */
export interface SmtpFailure {
  /** The SMTP command that failed; 'CONN' for the line itself, 'API' for nodemailer's own checks. */
  readonly command?: string | undefined;
  readonly responseCode?: number | undefined;
  /** The server's words, with the code in front. */
  readonly response?: string | undefined;
  /** Whether the last byte of the mail, the final dot, may have left. */
  readonly dotSent: boolean;
}

/**
 * Classifies a failure by the phase of SMTP (RFC 5321) and the enhanced status code (RFC 3463).
 * If in doubt, blame the relay: the mail waits, and nobody is notified that an address does
 * not work.
 */
export function classifySmtpFailure(failure: SmtpFailure): MailFailure {
  const { command, responseCode, dotSent } = failure;
  const isReply = responseCode !== undefined && command !== undefined && command !== 'CONN';
  if (!isReply) return { kind: dotSent ? 'unknown' : 'nothing-handed-over', final: false };
  // A reply to RCPT TO or DATA is a definite no, also after the dot (RFC 5321, 4.2.5).
  if (command !== 'RCPT TO' && command !== 'DATA') return relay;
  const response = failure.response ?? '';
  if (responseCode >= 500 && misleading.some((words) => words.test(response))) return triedAgain;
  return aboutMailbox(command, responseCode, enhancedStatus(response)) ?? relay;
}

const relay: MailFailure = { kind: 'about-relay', final: false };
const triedAgain: MailFailure = { kind: 'about-recipient', final: false };

/**
 * What large providers say of an unknown mailbox under a code that means something else in RFC 3463.
 * Exchange Online also says it while its own directory does not answer, so none of them is final.
 */
const misleading = [
  // Exchange Online, directory-based edge blocking.
  /^550[ -]5\.4\.1\b.*recipient address(es)? rejected ?: access denied/is,
  // Outlook.com and Hotmail.
  /^550[ -]5\.5\.0\b.*mailbox unavailable/is,
  // Yahoo and AOL: no such account, and one that was closed.
  /^554[ -]delivery error: dd\b/i,
  /^554[ -]30\b.*this mailbox is disabled/is,
];

/**
 * `5.1.1` in `550-5.1.1 No such user`. Undefined when the reply has no code, and when it says nothing
 * (`5.0.0`) or contradicts the reply code in front of it.
 */
function enhancedStatus(response: string): string | undefined {
  const [, reply, status] = /^(\d)\d\d[ -]\s*(\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return status !== undefined && status.startsWith(`${reply}.`) && !status.endsWith('.0.0')
    ? status
    : undefined;
}

function aboutMailbox(
  command: 'RCPT TO' | 'DATA',
  replyCode: number,
  status: string | undefined,
): MailFailure | undefined {
  const isPermanent = replyCode >= 500;
  if (status === undefined) return aboutMailboxByCode(command, replyCode);
  if (fullMailbox.test(status)) return triedAgain;
  // 4.1.x is a lookup of the relay that failed for now; 4.2.1 a mailbox that is closed for now.
  if (!isPermanent) {
    return status === '4.2.1' ? triedAgain : undefined;
  }
  return badMailbox.test(status) ? { kind: 'about-recipient', final: true } : undefined;
}

const fullMailbox = /^[45]\.2\.2$/;
/** Addressing and mailbox status, without those that are about the sender (5.1.7, 5.1.8). */
const badMailbox = /^5\.(1\.(0|1|2|3|4|6|10)|2\.\d+)$/;

/** Without an enhanced code only the classic refusals of RCPT TO speak of the mailbox. */
function aboutMailboxByCode(
  command: 'RCPT TO' | 'DATA',
  replyCode: number,
): MailFailure | undefined {
  if (replyCode === 552) return triedAgain;
  const isMailbox = replyCode === 550 || replyCode === 551 || replyCode === 553;
  return command === 'RCPT TO' && isMailbox ? { kind: 'about-recipient', final: true } : undefined;
}
