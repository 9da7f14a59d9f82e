import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RecipientBench } from '#features/messages/delivery/testing/recipient-bench.ts';
import { signUpMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';

let bench: RecipientBench;

beforeEach(async () => {
  bench = await RecipientBench.start();
});
afterEach(() => bench.close());

const lines = async (id: string, cookie?: string) =>
  (await bench.message(id, cookie)).history.map((line) => line.what);

describe('C11, S7: please don’t write to me again', () => {
  test('every mail to a recipient offers both ways out, and a GET of them changes nothing', async () => {
    await bench.deliver();
    const [mail] = bench.mailsTo('ines@example.org');
    const token = bench.tokenOf('ines@example.org');
    expect(mail?.text).toContain('This is not for me');
    expect(mail?.text).toContain('Please don’t write to me again');
    expect(mail?.text).toContain(`/shared/${token}/stop`);
    expect(mail?.headers?.['Reply-To']).toBe(bench.test.app.config.supportEmail);
    const before = await bench.fingerprint();
    for (const url of [`/shared/${token}/stop`, `/shared/${token}/choices?act=STOP_WRITING`]) {
      await bench.test.server.inject({ method: 'GET', url });
      await bench.test.server.inject({ method: 'HEAD', url });
    }
    await bench.page(token);
    expect(await bench.fingerprint()).toBe(before);
  });

  test('is honored for every family and every spelling, at the next delivery and forever', async () => {
    const first = await bench.deliver();
    const other = await signUpMember(bench.test, { email: 'stranger@example.org' });
    const theirs = await bench.arm('2041-06-01', ['INES@Example.org', 'rui@example.org'], other);
    const later = await bench.arm('2045-06-01', ['ines@example.org']);
    const token = bench.tokenOf('ines@example.org');
    expect(await bench.choose(token, { act: 'STOP_WRITING' })).toBe(`303 /shared/${token}/stop`);
    expect(await bench.choose(token, { act: 'STOP_WRITING' })).toBe(`303 /shared/${token}/stop`);
    expect(await lines(first)).toContain(
      'ines asked not to be written to again. We respect that and will send them nothing more.',
    );
    await bench.at('2041-06-01T08:00:00Z');
    expect(bench.mailsTo('INES@Example.org')).toEqual([]);
    expect(bench.mailsTo('rui@example.org')).toHaveLength(1);
    const message = await bench.message(theirs, other.cookie);
    expect(message.deliveries.map(({ state, problem }) => ({ state, problem }))).toContainEqual({
      state: 'CANCELLED',
      problem:
        'This address asked not to be written to, so nothing was sent. Your message is kept.',
    });
    expect(await lines(theirs, other.cookie)).toContain(
      'INES asked not to be written to, so this was not sent to them.',
    );
    expect(bench.mailsTo('stranger@example.org').at(-1)?.subject).toBe(
      'INES asked not to be written to',
    );
    await bench.at('2045-06-01T08:00:00Z');
    // 'Delivered' would be untrue: nobody has it.
    expect(await bench.message(later)).toMatchObject({
      state: 'FAILED',
      deliveries: [{ state: 'CANCELLED' }],
    });
    expect(await lines(later)).toContain('There was no one left to deliver it to.');
    expect(bench.mailsTo('ines@example.org')).toHaveLength(1);
  });

  test('cancels waiting deliveries, also when the process died in between', async () => {
    await bench.deliver();
    const token = bench.tokenOf('ines@example.org');
    const id = await bench.arm('2041-05-05', ['ines@example.org']);
    bench.test.clock.set('2041-05-05T08:00:00Z');
    // Begun but not handed over: the sending job has not run.
    await runSweeps(bench.test, 'plan-messages');
    expect((await bench.message(id)).deliveries).toMatchObject([{ state: 'WAITING' }]);
    const { hash } = await storedRefusal(token);
    expect(hash).not.toContain('ines');
    expect((await bench.message(id)).deliveries).toMatchObject([{ state: 'CANCELLED' }]);
    await bench.turn();
    expect(bench.mailsTo('ines@example.org')).toHaveLength(1);
    const run = (sql: string) => bench.test.app.orm.em.getConnection().execute(sql);
    await run(`update address_refusals set honored_at = null`);
    await run(`update deliveries set state = 'WAITING', problem = null, next_attempt_at = due_at
      where message_id = '${id}'`);
    await runSweeps(bench.test, 'honor-refusals');
    expect((await bench.message(id)).deliveries).toMatchObject([{ state: 'CANCELLED' }]);
  });

  test('begins and refusals that race send nothing in between', async () => {
    await bench.deliver();
    const token = bench.tokenOf('ines@example.org');
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => bench.arm('2041-05-05', ['ines@example.org'])),
    );
    bench.test.clock.set('2041-05-05T08:00:00Z');
    await Promise.all([
      runSweeps(bench.test, 'plan-messages'),
      bench.choose(token, { act: 'STOP_WRITING' }),
      runSweeps(bench.test, 'plan-messages'),
    ]);
    await bench.turn();
    expect(bench.mailsTo('ines@example.org')).toHaveLength(1);
    for (const id of ids) {
      expect((await bench.message(id)).deliveries).toMatchObject([{ state: 'CANCELLED' }]);
    }
  });

  test('only the recipient can withdraw it, and withheld deliveries are sent then', async () => {
    await bench.deliver();
    const token = bench.tokenOf('ines@example.org');
    await bench.choose(token, { act: 'STOP_WRITING' });
    const id = await bench.arm('2041-06-01', ['ines@example.org']);
    await bench.at('2041-06-01T08:00:00Z');
    expect((await bench.message(id)).deliveries).toMatchObject([{ state: 'CANCELLED' }]);
    expect((await bench.page(token)).choices).toMatchObject({ askedToStop: true });
    await bench.choose(token, { act: 'WRITE_AGAIN' });
    await bench.turn();
    expect(await bench.message(id)).toMatchObject({
      state: 'DELIVERED',
      deliveries: [{ state: 'DELIVERED' }],
    });
    expect((await bench.page(token)).choices).toMatchObject({ askedToStop: false });
  });

  test('survives the deletion of every account, and holds no address', async () => {
    await bench.deliver();
    const { hash } = await storedRefusal(bench.tokenOf('ines@example.org'));
    const columns = await bench.test.app.orm.em.getConnection().execute<{ column_name: string }[]>(
      `select column_name from information_schema.columns where table_name = 'address_refusals'
         order by column_name`,
    );
    expect(columns.map((row) => row.column_name)).toEqual(['address_hash', 'at', 'honored_at']);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('C11: this is not for me', () => {
  test('closes the link and asks the author for the right address; correcting it sends a new link', async () => {
    const id = await bench.deliver();
    const token = bench.tokenOf('ines@example.org');
    await bench.choose(token, { act: 'INVITE' });
    const [companion] = ((await bench.page(token)).choices as { companions: { link: string }[] })
      .companions;
    expect(await bench.choose(token, { act: 'NOT_FOR_ME' })).toBe(`303 /shared/${token}/stop`);
    await bench.turn();
    expect(await bench.page(token)).toMatchObject({ state: 'REVOKED', body: '' });
    const message = await bench.message(id);
    expect(message).toMatchObject({
      state: 'FAILED',
      deliveries: [{ state: 'FAILED', problem: expect.stringContaining('not meant for') }],
    });
    expect(bench.mailsTo('maria@example.org').at(-1)?.subject).toBe(
      'Is this the right address for ines?',
    );
    const deliveryId = message.deliveries[0]?.id;
    const retry = await bench.ask(`mutation { retryDelivery(deliveryId: "${deliveryId}") { id } }`);
    expect(retry.code).toBe('WRONG_STATE');
    const mend = `mutation { updateRecipientAddress(deliveryId: "${deliveryId}", email: "ines@new.example.org") { id } }`;
    expect((await bench.ask(mend)).errors).toEqual([]);
    await bench.turn();
    const fresh = bench.tokenOf('ines@new.example.org');
    expect(await bench.page(fresh)).toMatchObject({ state: 'OPENABLE' });
    expect(await bench.page(token)).toMatchObject({ state: 'UNKNOWN' });
    const second = companion?.link.split('/').at(-1) ?? '';
    expect(await bench.page(second)).toMatchObject({ state: 'REVOKED' });
    // The old link can no longer undo anything.
    expect(await bench.choose(token, { act: 'FOR_ME_AFTER_ALL' })).toMatch(/NOT_FOUND$/);
  });

  test('can be undone on the same page until the address is corrected', async () => {
    const id = await bench.deliver();
    const token = bench.tokenOf('ines@example.org');
    await bench.choose(token, { act: 'NOT_FOR_ME' });
    expect((await bench.page(token)).choices).toMatchObject({ saidNotForMe: true });
    await bench.choose(token, { act: 'FOR_ME_AFTER_ALL' });
    expect(await bench.page(token)).toMatchObject({ state: 'OPENABLE' });
    expect(await bench.message(id)).toMatchObject({ state: 'DELIVERED' });
  });
});

async function storedRefusal(token: string): Promise<{ hash: string }> {
  await bench.choose(token, { act: 'STOP_WRITING' });
  const [row] = await bench.test.app.orm.em
    .getConnection()
    .execute<{ hash: string }[]>(`select address_hash as hash from address_refusals`);
  return row ?? { hash: '' };
}
