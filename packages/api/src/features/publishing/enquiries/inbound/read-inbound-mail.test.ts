import { inboxLimits } from '@infinite/schema/catalogue/enquiries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { readInboundMail } from '#features/publishing/enquiries/inbound/read-inbound-mail.ts';

const mail = (...lines: string[]) => Buffer.from(lines.join('\r\n'));

describe('an email that comes in', () => {
  it('is read: sender, subject, number, what it answers, text, names of files', async () => {
    const read = await readInboundMail(
      mail(
        'From: =?utf-8?q?Bj=C3=B8rn?= <Bjorn@Example.org>',
        'Subject: Re: Prints [7K3M-2QX9]',
        'Message-ID: <one@example.org>',
        'In-Reply-To: <two@example.org>',
        'References: <three@example.org> <two@example.org>',
        'Content-Type: multipart/mixed; boundary=x',
        '',
        '--x',
        'Content-Type: text/plain; charset=iso-8859-1',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'Takk, bj=F8rn',
        '--x',
        'Content-Type: image/png',
        'Content-Disposition: attachment; filename="..\\..\\old.png"',
        'Content-Transfer-Encoding: base64',
        '',
        'aGVq',
        '--x--',
      ),
    );
    expect(read).toMatchObject({
      mailId: 'one@example.org',
      from: { name: 'Bjørn', address: expect.stringMatching(/^bjorn@example\.org$/i) },
      numbers: ['7K3M-2QX9'],
      references: ['two@example.org', 'three@example.org'],
      text: 'Takk, bjørn',
      automatic: false,
      files: [{ name: 'old.png', content: new Uint8Array(Buffer.from('hej')) }],
    });
  });

  it('is read as text when it has HTML alone, without scripts', async () => {
    const { text } = await readInboundMail(
      mail(
        'From: ann@example.org',
        'Content-Type: text/html',
        '',
        '<style>p{}</style><p>Yes, <b>please</b>.</p><script>alert(1)</script>',
      ),
    );
    expect(text).toContain('Yes, please.');
    expect(text).not.toMatch(/[<>]|alert/);
  });

  it('that has no Message-ID is known by its bytes', async () => {
    const one = await readInboundMail(mail('From: a@example.org', '', 'one'));
    const same = await readInboundMail(mail('From: a@example.org', '', 'one'));
    const other = await readInboundMail(mail('From: a@example.org', '', 'two'));
    expect(one.mailId).toBe(same.mailId);
    expect(one.mailId).not.toBe(other.mailId);
  });

  it.each([
    ['no sender', 'Subject: Hello'],
    ['an empty sender', 'From: <>'],
    ['a sender that is no address', 'From: Ann <ann>'],
  ])('is refused when it has %s', async (_, header) => {
    await expect(readInboundMail(mail(header, '', 'Hello'))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('is kept within its limits', async () => {
    const read = await readInboundMail(
      mail(
        `From: ${'x'.repeat(300)} <a@example.org>`,
        `Subject: ${'y'.repeat(2000)}`,
        '',
        'z'.repeat(200_000),
      ),
    );
    expect(read.from.name.length).toBeLessThanOrEqual(100);
    expect(read.subject.length).toBeLessThanOrEqual(300);
    expect(read.text.length).toBeLessThanOrEqual(inboxLimits.mailText);
  });

  it('never breaks the reader, and gives only text that a database can hold', async () => {
    const header = fc.constantFrom(
      'From: a@example.org',
      'From: "a\0b" <a@example.org>',
      'Message-ID: <\0@x>',
      'Content-Type: multipart/mixed; boundary="',
      'Content-Type: multipart/mixed; boundary=x',
      'Content-Type: text/plain; charset=utf-7',
      'Content-Type: text/plain; charset=\uD800',
      'Content-Transfer-Encoding: base64',
      'Content-Type: message/rfc822',
      'Subject: =?utf-8?b?////?=',
      '--x',
      '',
    );
    const parts = fc.array(fc.oneof(header, fc.string({ unit: 'binary' })), { maxLength: 25 });
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map((raw) => Buffer.from(raw)),
      parts.map((lines) => mail('From: a@example.org', ...lines)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (raw) => {
        const read = await readInboundMail(raw).catch((error: unknown) => error);
        if (read instanceof Error) {
          expect(read).toBeInstanceOf(AppError);
          return;
        }
        const json = JSON.stringify(read);
        expect(json).not.toContain('\\u0000');
        expect(json).not.toMatch(/\\ud[89a-f]/i);
      }),
      { numRuns: 300 },
    );
  });
});
