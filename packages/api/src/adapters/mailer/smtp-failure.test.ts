import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifySmtpFailure, type MailFailureKind } from '#adapters/mailer/smtp-failure.ts';

type Case = [command: string, response: string, kind: MailFailureKind, final: boolean];

const replies: Case[] = [
  // The mailbox: unknown, moved, malformed, disabled.
  ['RCPT TO', '550 5.1.1 no such user', 'about-recipient', true],
  ['RCPT TO', '550-5.1.1 The account does not exist\n550 5.1.1 goodbye', 'about-recipient', true],
  ['RCPT TO', '550 5.1.0 address rejected', 'about-recipient', true],
  ['RCPT TO', '550 5.1.2 domain not found', 'about-recipient', true],
  ['RCPT TO', '501 5.1.3 bad address syntax', 'about-recipient', true],
  ['RCPT TO', '551 5.1.6 has moved', 'about-recipient', true],
  ['RCPT TO', '556 5.1.10 null MX', 'about-recipient', true],
  ['RCPT TO', '550 5.2.1 mailbox disabled', 'about-recipient', true],
  ['RCPT TO', '550 no such user', 'about-recipient', true],
  ['RCPT TO', '551 user not local', 'about-recipient', true],
  ['RCPT TO', '553 mailbox name not allowed', 'about-recipient', true],
  ['RCPT TO', '550 5.0.0 user unknown', 'about-recipient', true],
  ['DATA', '550 5.1.1 no such user', 'about-recipient', true],
  // Full or closed for now.
  ['RCPT TO', '552 5.2.2 mailbox full', 'about-recipient', false],
  ['RCPT TO', '452 4.2.2 mailbox full', 'about-recipient', false],
  ['RCPT TO', '550 5.2.2 over quota', 'about-recipient', false],
  ['RCPT TO', '450 4.2.1 mailbox disabled for now', 'about-recipient', false],
  ['RCPT TO', '552 mailbox full', 'about-recipient', false],
  ['DATA', '552 mailbox full', 'about-recipient', false],
  ['DATA', '552 5.2.2 mailbox full', 'about-recipient', false],
  // Providers whose code says something else than their words.
  [
    'RCPT TO',
    '550 5.4.1 Recipient address rejected: Access denied. [AM6EUR05FT021.example 2041-05-04T08:00:00.000Z 08DB]',
    'about-recipient',
    false,
  ],
  [
    'RCPT TO',
    '550 5.4.1 [ines@example.org]: Recipient address rejected: Access denied. AS(201806281)',
    'about-recipient',
    false,
  ],
  [
    'RCPT TO',
    '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).',
    'about-recipient',
    false,
  ],
  [
    'DATA',
    "554 delivery error: dd This user doesn't have a yahoo.com account (ines@yahoo.com) [0]",
    'about-recipient',
    false,
  ],
  [
    'DATA',
    '554 30 Sorry, your message to ines@aol.com cannot be delivered. This mailbox is disabled (554.30).',
    'about-recipient',
    false,
  ],
  ['DATA', '550 5.4.1 All recipient addresses rejected : Access denied', 'about-recipient', false],
  ['MAIL FROM', '550 5.5.0 mailbox unavailable', 'about-relay', false],
  ['RCPT TO', '550 5.4.1 Relay Access Denied', 'about-relay', false],
  ['RCPT TO', '550 5.5.0 Invalid EHLO domain', 'about-relay', false],
  ['RCPT TO', '554 5.7.1 Recipient address rejected: Access denied', 'about-relay', false],
  ['RCPT TO', '450 4.4.1 Recipient address rejected: Access denied', 'about-relay', false],
  [
    'DATA',
    '554 Message not allowed - [PH01] Email not accepted for policy reasons',
    'about-relay',
    false,
  ],
  // The relay: its quota, its policy, its trouble.
  ['RCPT TO', '550 5.4.5 daily quota exceeded', 'about-relay', false],
  ['RCPT TO', '554 5.7.1 relay access denied', 'about-relay', false],
  ['RCPT TO', '550 5.7.1 blocked', 'about-relay', false],
  ['RCPT TO', '530 5.7.0 authentication required', 'about-relay', false],
  ['RCPT TO', '550 5.7.26 not authenticated by SPF', 'about-relay', false],
  ['RCPT TO', '550 5.1.7 bad sender address', 'about-relay', false],
  ['RCPT TO', '550 5.1.8 bad sender domain', 'about-relay', false],
  ['RCPT TO', '552 5.3.4 message too big for the system', 'about-relay', false],
  ['RCPT TO', '554 transaction failed', 'about-relay', false],
  ['RCPT TO', '500 syntax error', 'about-relay', false],
  ['RCPT TO', '421 4.3.2 shutting down', 'about-relay', false],
  ['RCPT TO', '450 4.2.0 greylisted', 'about-relay', false],
  ['RCPT TO', '451 4.7.1 greylisted', 'about-relay', false],
  ['RCPT TO', '450 4.1.2 domain not found', 'about-relay', false],
  ['RCPT TO', '451 try later', 'about-relay', false],
  ['RCPT TO', '550 4.7.1 codes that contradict each other', 'about-recipient', true],
  ['MAIL FROM', '550 5.1.1 sender unknown', 'about-relay', false],
  ['MAIL FROM', '550 sender refused', 'about-relay', false],
  ['DATA', '550 spam', 'about-relay', false],
  ['DATA', '554 5.6.0 cannot convert', 'about-relay', false],
  ['DATA', '554 5.7.1 content refused', 'about-relay', false],
  ['DATA', '451 4.3.0 try again', 'about-relay', false],
  ['AUTH PLAIN', '535 5.7.8 bad credentials', 'about-relay', false],
  ['STARTTLS', '454 4.7.0 TLS not available', 'about-relay', false],
  ['EHLO', '421 too many connections', 'about-relay', false],
];

describe('a reply of the server', () => {
  test.each(replies)('to %s: %s is %s (final: %s)', (command, response, kind, final) => {
    const responseCode = Number(response.slice(0, 3));
    for (const dotSent of [false, true]) {
      expect(classifySmtpFailure({ command, response, responseCode, dotSent })).toEqual({
        kind,
        final,
      });
    }
  });
});

describe('a line that broke', () => {
  test.each(['CONN', 'EHLO', 'STARTTLS', 'AUTH LOGIN', 'MAIL FROM', 'RCPT TO', 'DATA', undefined])(
    'at %s: before the dot nothing was handed over, after it nobody knows',
    (command) => {
      const before = classifySmtpFailure({ command, dotSent: false });
      const after = classifySmtpFailure({ command, dotSent: true });
      expect([before.kind, after.kind]).toEqual(['nothing-handed-over', 'unknown']);
    },
  );

  test('with words of the server that answer no command of ours', () => {
    const failure = { command: 'CONN', responseCode: 550, response: '550 5.1.1 no such user' };
    expect(classifySmtpFailure({ ...failure, dotSent: false }).kind).toBe('nothing-handed-over');
    expect(classifySmtpFailure({ ...failure, dotSent: true }).kind).toBe('unknown');
  });
});

test('whatever comes: a reader is blamed only by a reply to RCPT TO or DATA, unknown is only after the dot', () => {
  const failures = fc.record({
    command: fc.constantFrom('CONN', 'API', 'EHLO', 'AUTH X', 'MAIL FROM', 'RCPT TO', 'DATA', 'X'),
    responseCode: fc.option(fc.integer({ min: 400, max: 599 }), { nil: undefined }),
    status: fc.option(
      fc
        .tuple(fc.constantFrom(4, 5), fc.nat({ max: 9 }), fc.nat({ max: 30 }))
        .map((s) => s.join('.')),
    ),
    words: fc.string(),
    dotSent: fc.boolean(),
  });
  fc.assert(
    fc.property(failures, ({ command, responseCode, status, words, dotSent }) => {
      const response = responseCode && `${responseCode} ${status ?? ''} ${words}`;
      const { kind, final } = classifySmtpFailure({
        command,
        responseCode,
        response: response || undefined,
        dotSent,
      });
      const isReply = responseCode !== undefined && ['RCPT TO', 'DATA'].includes(command);
      expect(kind === 'about-recipient' && !isReply).toBe(false);
      expect(kind === 'unknown' && !dotSent).toBe(false);
      expect(kind === 'nothing-handed-over' && dotSent).toBe(false);
      expect(final && kind !== 'about-recipient').toBe(false);
      // A refusal for now is never the end of an address.
      expect(final && (responseCode ?? 0) < 500).toBe(false);
    }),
  );
});
