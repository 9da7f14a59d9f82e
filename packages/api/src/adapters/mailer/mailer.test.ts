import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FileMailer } from '#adapters/mailer/file-mailer.ts';
import { listKeptMails, readKeptMail } from '#adapters/mailer/mailbox.ts';
import { parseSender } from '#adapters/mailer/mime-message.ts';
import { MailRefused, MailUnsendable, type OutgoingMail } from '#adapters/mailer/port.ts';
import { SmtpMailer } from '#adapters/mailer/smtp-mailer.ts';
import { SmtpSink, type SinkAnswer } from '#testing/smtp-sink.ts';

const from = 'Infinite Connections <post@example.org>';

function mail(overrides: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    purpose: 'delivery',
    messageId: 'delivery-1@example.org',
    to: { name: 'Inês', address: 'ines@example.org' },
    subject: 'Something waits for you',
    text: 'It waits.\n',
    html: '<p>It waits.</p>',
    date: new Date('2041-05-04T08:00:00Z'),
    ...overrides,
  };
}

describe('the SMTP mailer', () => {
  let sink: SmtpSink;
  let mailer: SmtpMailer;
  beforeEach(async () => {
    sink = new SmtpSink();
    mailer = new SmtpMailer(await sink.listen(), from);
  });
  afterEach(async () => {
    await mailer.close();
    await sink.close();
  });

  test('hands over one mail with its own Message-ID, date and both bodies', async () => {
    const { response } = await mailer.send(mail());
    expect(response).toMatch(/^250/);
    const read = await sink.read(0);
    expect(read.messageId).toBe('<delivery-1@example.org>');
    expect(read.date).toBe('2041-05-04T08:00:00.000Z');
    expect(read.from).toMatchObject({ name: 'Infinite Connections', address: 'post@example.org' });
    expect(read.to?.[0]).toMatchObject({ name: 'Inês', address: 'ines@example.org' });
    expect(read.text?.trim()).toBe('It waits.');
    expect(read.html?.trim()).toBe('<p>It waits.</p>');
    expect(read.headers.find((header) => header.key === 'auto-submitted')?.value).toBe(
      'auto-generated',
    );
  });

  test('line breaks in a name or a subject add no header and no recipient', async () => {
    const evil = 'Ana\r\nBcc: spy@example.org\r\n\r\nbody';
    await mailer.send(mail({ to: { name: evil, address: 'ana@example.org' }, subject: evil }));
    const read = await sink.read(0);
    expect(sink.mails[0]?.to).toEqual(['ana@example.org']);
    expect(read.bcc).toBeUndefined();
    expect(read.headers.map((header) => header.key)).not.toContain('bcc');
  });

  test.each(['two@example.org, spy@example.org', 'a@b@c', 'a b@example.org', 'x\r\n@example.org'])(
    'an address that is not bare (%j) is not sent to anyone',
    async (address) => {
      await expect(mailer.send(mail({ to: { address } }))).rejects.toThrow();
      expect(sink.mails).toEqual([]);
    },
  );

  test.each([
    ['a 5xx is final', { refuse: 550, words: 'no such user' }, true],
    ['a 4xx is for now', { refuse: 451, words: 'try later' }, false],
    ['a full mailbox is for now', { refuse: 552, words: 'mailbox full' }, false],
  ] satisfies [string, SinkAnswer, boolean][])('%s', async (_, answer, permanent) => {
    sink.answer = () => answer;
    const error = await mailer.send(mail()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MailRefused);
    expect(error).toMatchObject({ permanent });
    expect((error as MailRefused).response).toContain(answer.words);
  });

  test('a line lost in the middle is neither a refusal nor silently repeated', async () => {
    sink.answer = () => 'drop-after-data';
    const error = await mailer.send(mail()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
    expect(sink.mails).toHaveLength(1);
  });

  test('a server that is not there is a refusal for now', async () => {
    await sink.close();
    const error = await mailer.send(mail()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'MailRefused', permanent: false });
  });

  test.each([
    ['550', '550 5.4.5 quota exceeded'],
    ['554', '554 5.7.1 relay access denied'],
    ['451', '451 4.7.1 greylisted'],
  ])('D6: a %s that is about the relay is no word about the reader (%s)', async (code, words) => {
    sink.answer = () => ({ refuse: Number(code), words: words.slice(4) });
    const error = await mailer.send(mail()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ permanent: false, about: 'relay', response: words });
  });

  test('D5: a line that is cut before the mail was handed over leaves nothing unknown', async () => {
    sink.answer = () => 'drop-before-data';
    const error = await mailer.send(mail()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'MailRefused', reached: false, about: 'relay' });
    expect(sink.mails).toEqual([]);
  });

  test('D5: a server that hangs up instead of greeting was handed nothing', async () => {
    const silent = createServer((socket) => socket.destroy());
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const other = new SmtpMailer(`smtp://127.0.0.1:${port}`, from);
    const error = await other.send(mail()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'MailRefused', reached: false, about: 'relay' });
    await other.close();
    silent.close();
  });

  test('D5: a failed TLS handshake handed over nothing', async () => {
    const plain = createServer((socket) => socket.end('not TLS\r\n'));
    await once(plain.listen(0, '127.0.0.1'), 'listening');
    const { port } = plain.address() as AddressInfo;
    const other = new SmtpMailer(`smtps://127.0.0.1:${port}`, from);
    const error = await other.send(mail()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'MailRefused', reached: false, about: 'relay' });
    await other.close();
    plain.close();
  });

  test('a sender that cannot be written is no refusal of the reader', async () => {
    const error = await mailer
      .send(mail({ returnPath: 'bounces+1' }))
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MailUnsendable);
  });
});

describe('the file mailer', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'mail-')), 'mail');
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true }));

  test('keeps each mail once, whole, and the mailbox shows it', async () => {
    const mailer = new FileMailer(folder, from);
    expect(await listKeptMails(folder)).toEqual([]);
    await mailer.send(mail());
    await mailer.send(mail());
    await mailer.send(mail({ messageId: 'reminder-1@example.org', subject: 'In two days' }));
    expect(await readdir(folder)).toHaveLength(2);
    const listed = await listKeptMails(folder);
    expect(listed.map((kept) => kept.subject)).toEqual(['In two days', 'Something waits for you']);
    expect(await readKeptMail(folder, 'delivery-1@example.org')).toMatchObject({
      to: 'Inês <ines@example.org>',
      html: expect.stringContaining('<p>It waits.</p>'),
    });
  });

  test('a name that leads out of the folder opens nothing', async () => {
    expect(await readKeptMail(folder, '../../etc/passwd')).toBeNull();
    expect(await readKeptMail(folder, 'missing')).toBeNull();
  });
});

test('the sender is read with and without a name', () => {
  expect(parseSender('"Post, of theirs" <post@example.org>')).toEqual({
    name: 'Post, of theirs',
    address: 'post@example.org',
  });
  expect(parseSender('post@example.org')).toEqual({ name: '', address: 'post@example.org' });
});
