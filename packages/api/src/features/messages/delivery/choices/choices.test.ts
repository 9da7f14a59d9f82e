import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RecipientBench } from '#features/messages/delivery/testing/recipient-bench.ts';
import { runSweeps } from '#testing/run-sweeps.ts';

let bench: RecipientBench;

beforeEach(async () => {
  bench = await RecipientBench.start();
});
afterEach(() => bench.close());

const ines = 'ines@example.org';

async function delivered(): Promise<{ id: string; token: string }> {
  const id = await bench.deliver();
  return { id, token: bench.tokenOf(ines) };
}

type Companions = { companions: { id: string; link: string; address: string | null }[] };

async function companions(token: string): Promise<Companions['companions']> {
  return ((await bench.page(token)).choices as Companions).companions;
}

const tokenIn = (link = '') => link.split('/').at(-1) ?? '';

describe('remind me later', () => {
  test('brings one mail with the same link, a day later, and not before', async () => {
    const { token } = await delivered();
    expect(await bench.choose(token, { act: 'REMIND_TOMORROW' })).toBe(`303 /shared/${token}`);
    expect((await bench.page(token)).choices).toMatchObject({ remindAt: '2041-05-05T08:00:00Z' });
    await bench.at('2041-05-05T07:59:00Z');
    expect(bench.mailsTo(ines)).toHaveLength(1);
    await bench.at('2041-05-05T08:00:00Z');
    await bench.at('2041-05-09T08:00:00Z');
    const [, reminder, ...more] = bench.mailsTo(ines);
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe(`A reminder: ${await sender()} made something for you`);
    expect(reminder?.text).toContain(`/shared/${token}`);
    expect(reminder?.text).toContain('Please don’t write to me again');
    expect((await bench.page(token)).choices).toMatchObject({ remindAt: null });
  });

  test('is dropped when the message was opened, refused, declined or canceled meanwhile', async () => {
    const acts = ['open', 'STOP_WRITING', 'NEVER', 'NO_REMINDER', 'nothing'];
    const addressOf = (act: string) => `${act.toLowerCase()}@example.org`;
    for (const act of acts) await bench.arm('2041-05-04', [addressOf(act)]);
    await bench.at('2041-05-04T08:00:00Z');
    for (const act of acts) {
      const token = bench.tokenOf(addressOf(act));
      await bench.choose(token, { act: 'REMIND_NEXT_WEEK' });
      if (act === 'open') await bench.open(token);
      else if (act !== 'nothing') await bench.choose(token, { act });
    }
    await bench.at('2041-05-20T08:00:00Z');
    const mails = acts.map((act) => bench.mailsTo(addressOf(act)).length);
    expect(mails).toEqual([1, 1, 1, 1, 2]);
  });

  test('is limited to a few times', async () => {
    const { token } = await delivered();
    for (let day = 5; day < 5 + recipientLimits.reminders; day += 1) {
      await bench.choose(token, { act: 'REMIND_TOMORROW' });
      await bench.at(`2041-05-${String(day + 1).padStart(2, '0')}T08:00:00Z`);
    }
    expect(bench.mailsTo(ines)).toHaveLength(1 + recipientLimits.reminders);
    const answer = await bench.choose(token, { act: 'REMIND_TOMORROW' });
    expect(answer).toBe(`303 /shared/${token}?problem=WRONG_STATE`);
    expect((await bench.page(token)).choices).toMatchObject({ canBeReminded: false });
  });
});

describe('open it with someone', () => {
  test('a second link reads, expires after seven days, and chooses nothing', async () => {
    const { id, token } = await delivered();
    await bench.choose(token, { act: 'INVITE', email: 'rui@example.net' });
    await bench.turn();
    const second = bench.tokenOf('rui@example.net');
    expect(second).not.toBe(token);
    expect(bench.mailsTo('rui@example.net')[0]?.text).toContain('Please don’t write to me again');
    expect(await bench.page(second)).toMatchObject({
      state: 'OPENABLE',
      openedAt: null,
      choices: { isCompanion: true, canInvite: false, canThank: false, askedToStop: false },
    });
    await bench.open(second);
    expect(await bench.page(second)).toMatchObject({ openedAt: '2041-05-04T08:00:00Z' });
    // The recipient's own opening is another thing.
    expect(await bench.page(token)).toMatchObject({ openedAt: null });
    for (const act of ['NOT_FOR_ME', 'THANK', 'NEVER', 'INVITE']) {
      expect(await bench.choose(second, { act, words: 'x' })).toMatch(/problem=NOT_FOUND$/);
    }
    const history = (await bench.message(id)).history.map((line) => line.what);
    expect(history).toContain('ines invited someone to open it with them.');
    expect(history).toContain('Someone ines invited opened it.');
    await bench.at('2041-05-11T08:00:00Z');
    expect(await bench.page(second)).toMatchObject({ state: 'EXPIRED', body: '', title: '' });
    expect(await bench.page(token)).toMatchObject({ state: 'OPENABLE' });
    // The address of someone who was invited is not kept for good.
    const kept = () =>
      bench.test.app.orm.em
        .getConnection()
        .execute<{ address: string | null }[]>(`select address from delivery_companions`);
    await runSweeps(bench.test, 'forget-companions');
    expect(await kept()).toEqual([{ address: 'rui@example.net' }]);
    bench.test.clock.set('2041-06-11T08:00:00Z');
    await runSweeps(bench.test, 'forget-companions');
    expect(await kept()).toEqual([{ address: null }]);
  });

  test('is shown to copy, can be revoked, and is limited in number', async () => {
    const { token } = await delivered();
    for (let made = 0; made < recipientLimits.companionsOpen; made += 1) {
      expect(await bench.choose(token, { act: 'INVITE' })).toBe(`303 /shared/${token}`);
    }
    expect(await bench.choose(token, { act: 'INVITE' })).toMatch(/problem=WRONG_STATE$/);
    const [first] = await companions(token);
    expect(await bench.page(tokenIn(first?.link))).toMatchObject({ state: 'OPENABLE' });
    await bench.choose(token, { act: 'CLOSE_COMPANION', companion: first?.id ?? '' });
    expect(await bench.page(tokenIn(first?.link))).toMatchObject({ state: 'REVOKED' });
    expect(await companions(token)).toHaveLength(recipientLimits.companionsOpen - 1);
    const wrong = await bench.choose(token, { act: 'INVITE', email: 'no address' });
    expect(wrong).toMatch(/problem=INVALID_INPUT$/);
  });

  test('sends no mail to an address that opted out, and does not reveal which', async () => {
    const { token } = await delivered();
    await bench.choose(token, { act: 'INVITE', email: 'rui@example.net' });
    await bench.turn();
    await bench.choose(bench.tokenOf('rui@example.net'), { act: 'STOP_WRITING' });
    expect(await bench.choose(token, { act: 'INVITE', email: 'Rui@example.net' })).toBe(
      `303 /shared/${token}`,
    );
    await bench.turn();
    expect(bench.mailsTo('Rui@example.net')).toEqual([]);
    const [first, second] = await companions(token);
    expect(Object.keys(first ?? {})).toEqual(Object.keys(second ?? {}));
  });
});

describe('never', () => {
  test('is private, sends nothing more, and the same link undoes it', async () => {
    const { id, token } = await delivered();
    const history = (await bench.message(id)).history.length;
    await bench.choose(token, { act: 'NEVER' });
    expect((await bench.page(token)).choices).toMatchObject({ declined: true });
    expect((await bench.message(id)).history).toHaveLength(history);
    await bench.choose(token, { act: 'OPEN_AFTER_ALL' });
    expect((await bench.page(token)).choices).toMatchObject({ declined: false });
  });
});

describe('thank you', () => {
  test('reaches the author by mail and on the message’s page, as plain text, sealed at rest', async () => {
    const { id, token } = await delivered();
    await bench.open(token);
    const words = 'Obrigada, mãe <script>alert(1)</script>\r\n\u202eevil\n\nI heard it twice.';
    const kept = 'Obrigada, mãe <script>alert(1)</script>\nevil\n\nI heard it twice.';
    expect(await bench.choose(token, { act: 'THANK', words })).toBe(
      `303 /shared/${token}?thanked#thanks`,
    );
    await bench.turn();
    const mail = bench
      .mailsTo('maria@example.org')
      .find(({ subject }) => subject === 'ines says thank you');
    expect(mail?.text).toContain('I heard it twice.');
    expect(mail?.html).not.toContain('<script>');
    const { data } = await bench.ask(`{ message(id: "${id}") { thanks { from words } } }`);
    expect(data?.['message']).toEqual({ thanks: [{ from: 'ines', words: kept }] });
    const rows = await bench.test.app.orm.em
      .getConnection()
      .execute<{ raw: string }[]>(
        `select encode(sealed_words, 'escape') as raw from delivery_thanks`,
      );
    expect(rows[0]?.raw).not.toContain('Obrigada');
  });

  test('is refused before opening, when empty or too long, and after a few times', async () => {
    const { token } = await delivered();
    const thank = (words: string) => bench.choose(token, { act: 'THANK', words });
    expect(await thank('hello')).toMatch(/problem=WRONG_STATE$/);
    await bench.open(token);
    expect(await thank('  \n ')).toMatch(/problem=INVALID_INPUT$/);
    expect(await thank('x'.repeat(recipientLimits.thanksLength + 1))).toMatch(/INVALID_INPUT$/);
    for (let said = 0; said < recipientLimits.thanks; said += 1) {
      expect(await thank(`thanks ${said}`)).toMatch(/thanked#thanks$/);
    }
    expect(await thank('once more')).toMatch(/problem=WRONG_STATE$/);
    expect((await bench.page(token)).choices).toMatchObject({ canThank: false });
  });

  test('a link accepts a limited number of requests, whatever is sent', async () => {
    const { token } = await delivered();
    const answers: string[] = [];
    for (let n = 0; n <= recipientLimits.forms.max; n += 1) {
      answers.push(await bench.choose(token, { act: 'NO_REMINDER' }));
    }
    expect(answers.at(-1)).toMatch(/problem=RATE_LIMITED$/);
    expect(await bench.choose('A'.repeat(43), { act: 'THANK' })).toMatch(/problem=NOT_FOUND$/);
    expect(await bench.choose(token, { act: 'EXPLODE' })).toMatch(/problem=INVALID_INPUT$/);
  });
});

describe('gap 7: the author closes a link', () => {
  const close = (id: unknown) =>
    bench.ask(`mutation { closeRecipientLink(deliveryId: "${String(id)}") { closedBy } }`);
  const renew = (id: unknown) =>
    bench.ask(`mutation { renewRecipientLink(deliveryId: "${String(id)}") { state closedBy } }`);

  test('then neither it nor the links made from it open; a replacement is a new link', async () => {
    const { id, token } = await delivered();
    await bench.choose(token, { act: 'INVITE' });
    const [companion] = await companions(token);
    const deliveryId = (await bench.message(id)).deliveries[0]?.id;
    expect((await renew(deliveryId)).code).toBe('WRONG_STATE');
    expect((await close(deliveryId)).data?.['closeRecipientLink']).toEqual({ closedBy: 'AUTHOR' });
    expect((await close(deliveryId)).code).toBe('WRONG_STATE');
    expect(await bench.page(token)).toMatchObject({ state: 'REVOKED', body: '', title: '' });
    expect(await bench.page(tokenIn(companion?.link))).toMatchObject({ state: 'REVOKED' });
    expect(await bench.choose(token, { act: 'THANK', words: 'x' })).toMatch(/LINK_EXPIRED$/);
    expect((await renew(deliveryId)).errors).toEqual([]);
    await bench.turn();
    const fresh = bench.tokenOf(ines);
    expect(fresh).not.toBe(token);
    expect(await bench.page(fresh)).toMatchObject({ state: 'OPENABLE', openedAt: null });
    expect(await bench.page(token)).toMatchObject({ state: 'UNKNOWN' });
    expect((await bench.message(id)).state).toBe('DELIVERED');
  });
});

/** The author's name as recipients read it. */
async function sender(): Promise<string> {
  return String((await bench.page(bench.tokenOf(ines)))['from']);
}
