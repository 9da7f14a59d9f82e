import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { wholeMail } from '#adapters/mailer/whole-mail.ts';

test('a mail that was written in pieces leaves in one', async () => {
  const written = ['Subject: hello\r\n', '\r\n', 'It waits.\r\n'];
  const pieces = await wholeMail(Readable.from(written.map((text) => Buffer.from(text)))).toArray();
  expect(pieces.map(String)).toEqual([written.join('')]);
});

test('a mail that cannot be written to its end does not leave at all', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('Subject: hello\r\n');
      throw new Error('the text cannot be read');
    })(),
  );
  const read: unknown[] = [];
  const whole = wholeMail(broken).on('data', (piece) => read.push(piece));
  await expect(whole.toArray()).rejects.toThrow('the text cannot be read');
  expect(read).toEqual([]);
});
