import { expect, expectTypeOf, test } from 'vitest';
import type { Clock } from '#adapters/clock/port.ts';
import { FileMailer } from '#adapters/mailer/file-mailer.ts';
import { OutboxMailer } from '#adapters/mailer/outbox-mailer.ts';
import type { Mailer } from '#adapters/mailer/port.ts';
import { SmtpMailer } from '#adapters/mailer/smtp-mailer.ts';
import type { BlobStore } from '#adapters/storage/port.ts';

type OptionalKeys<Port> = {
  [Key in keyof Port]-?: undefined extends Port[Key] ? Key : never;
}[keyof Port];

test('no method of a port is optional: what stands around an adapter cannot leave one out', () => {
  expectTypeOf<OptionalKeys<Mailer>>().toBeNever();
  expectTypeOf<OptionalKeys<BlobStore>>().toBeNever();
  expectTypeOf<OptionalKeys<Clock>>().toBeNever();
});

test('a spread of a mailer has every method of it', async () => {
  const from = 'post@example.org';
  const smtp = { ...new SmtpMailer('smtp://127.0.0.1:9', from) };
  const file = { ...new FileMailer('/nowhere', from) };
  const outbox = { ...new OutboxMailer() };
  // The type of a spread leaves out what is on the prototype of a class.
  expectTypeOf(smtp).toExtend<Mailer>();
  expectTypeOf(file).toExtend<Mailer>();
  expectTypeOf(outbox).toExtend<Mailer>();
  for (const mailer of [smtp, file, outbox]) {
    expect(mailer).toMatchObject({
      send: expect.any(Function),
      check: expect.any(Function),
      close: expect.any(Function),
    });
  }
  await smtp.close();
});
