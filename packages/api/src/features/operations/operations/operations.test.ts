import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SmtpMailer } from '#adapters/mailer/smtp-mailer.ts';
import { newId } from '#platform/database/id.ts';
import { armMessage } from '#testing/armed-message.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: TestMember;
beforeAll(async () => {
  test = await createTestApp({ now: '2041-05-04T12:00:00Z' });
  admin = await signUpMember(test, { role: 'admin' });
});
afterAll(() => test.close());

const run = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);

async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await graphql<Data, object>(test, query, variables, admin.cookie);
  if (errors[0]) throw new Error(errors[0].extensions?.code ?? errors[0].message);
  return data as Data;
}

/** As pg-boss leaves a job that failed for the last time. */
async function deadLetter(data: object, message = 'connect ECONNREFUSED'): Promise<string> {
  const id = newId();
  await run(
    `insert into jobs.job (id, name, data, source_name, source_id, source_retry_count, source_output)
     values (?, 'send-notice-dead', ?, 'send-notice', ?, 5, ?)`,
    [id, JSON.stringify(data), newId(), JSON.stringify({ message })],
  );
  return id;
}

interface Letters {
  deadLetters: { nodes: { id: string; queue: string; attempts: number; problem: string }[] };
}
const letters = `{ deadLetters { nodes { id queue attempts problem } } }`;

describe('jobs that were given up', () => {
  it('are listed with what went wrong, without addresses and without what they carry', async () => {
    const id = await deadLetter({ secret: 'ines' }, '550 no such user ines@example.org\nat line 3');
    const { deadLetters } = await ask<Letters>(letters);
    expect(deadLetters.nodes[0]).toEqual({
      id,
      queue: 'send-notice',
      attempts: 6,
      problem: '550 no such user …@…',
    });
    const { jobQueues } = await ask<{ jobQueues: { name: string; dead: number }[] }>(
      '{ jobQueues { name waiting active retrying dead } }',
    );
    expect(jobQueues[0]).toMatchObject({ name: 'send-notice', dead: 1 });
    expect(jobQueues.map(({ name }) => name)).toContain('make-backup');
    await run(`delete from jobs.job where id = ?`, [id]);
  });

  it('wait again in their queue after a retry, once, and the audit log tells who did it', async () => {
    const data = { kind: 'FAILED', deliveryId: newId() };
    const id = await deadLetter(data);
    const retry = `mutation ($id: ID!) { retryDeadLetter(id: $id) }`;
    await ask(retry, { id });
    const waiting = await run(`select data from jobs.job where name = 'send-notice'`);
    expect(waiting).toEqual([{ data }]);
    await expect(ask(retry, { id })).rejects.toThrow('NOT_FOUND');
    expect((await ask<Letters>(letters)).deadLetters.nodes).toEqual([]);
    const lines = await run(
      `select actor_id, subject_name from audit_events where action = 'job.retry'`,
    );
    expect(lines).toEqual([{ actor_id: admin.userId, subject_name: 'send-notice' }]);
  });

  it('are gone after a discard; a job that runs cannot be thrown away', async () => {
    const id = await deadLetter({});
    const discard = `mutation ($id: ID!) { discardDeadLetter(id: $id) }`;
    await ask(discard, { id });
    expect(await run(`select 1 from jobs.job where id = ?`, [id])).toEqual([]);
    const [live] = await run<{ id: string }>(
      `insert into jobs.job (name, data) values ('send-notice', '{}') returning id`,
    );
    await expect(ask(discard, { id: live?.id })).rejects.toThrow('NOT_FOUND');
  });
});

describe('the installation', () => {
  it('reports the state of its parts, and which are not configured', async () => {
    const { partsHealth } = await ask<{ partsHealth: { part: string; state: string }[] }>(
      '{ partsHealth { part state says } }',
    );
    expect(Object.fromEntries(partsHealth.map(({ part, state }) => [part, state]))).toEqual({
      DATABASE: 'OK',
      STORAGE: 'OK',
      QUEUE: 'OK',
      MAIL: 'NOT_CONFIGURED',
      CLOCK: 'NOT_CONFIGURED',
      SPEECH: 'NOT_CONFIGURED',
    });
  });

  it('distinguishes an unreachable relay from a working one', async () => {
    const mailUrl = 'smtp://127.0.0.1:9';
    // The real mailer, composed with everything around it: port 9 refuses connections.
    const mailer = new SmtpMailer(mailUrl, 'post@example.org');
    const broken = await createTestApp({ env: { MAIL_URL: mailUrl }, mailer });
    const chief = await signUpMember(broken, { role: 'admin' });
    const { data } = await graphql<{ partsHealth: unknown[] }, object>(
      broken,
      '{ partsHealth { part state says } }',
      {},
      chief.cookie,
    );
    expect(data?.partsHealth).toContainEqual({
      part: 'MAIL',
      state: 'FAILED',
      says: expect.stringMatching(/^It does not work \((ECONNREFUSED|ESOCKET)\)\.$/),
    });
    await broken.close();
  });

  it('counts what is stored and what is free, and names its migrations', async () => {
    await run(
      `insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
         file_name, claimed_type, bytes, display_bytes, created_at, updated_at)
       values (?, ?, ?, ?, 'VOICE', 'READY', 'recorded', '', '', '', 1000, 234, now(), now())`,
      [newId(), admin.familyId, admin.userId, newId()],
    );
    const answer = await ask<{
      storageUse: { kinds: unknown[]; families: number; freeBytes: number; databaseBytes: number };
      migrations: { name: string }[];
    }>(`{ storageUse { kinds { kind files bytes } families backupBytes databaseBytes freeBytes }
          migrations { name appliedAt } }`);
    expect(answer.storageUse).toMatchObject({
      kinds: [{ kind: 'VOICE', files: 1, bytes: 1234 }],
      families: 1,
    });
    const families = await ask<{ storageByFamily: { nodes: unknown[] } }>(
      '{ storageByFamily(first: 10) { nodes { id files bytes } } }',
    );
    expect(families.storageByFamily.nodes).toEqual([{ id: admin.familyId, files: 1, bytes: 1234 }]);
    await expect(ask('{ storageByFamily(after: "x") { nodes { id } } }')).rejects.toThrow(
      'INVALID_INPUT',
    );
    expect(answer.storageUse.freeBytes).toBeGreaterThan(0);
    expect(answer.migrations.map(({ name }) => name)).toContain('0060-backups');
  });
});

describe('deliveries, for an operator', () => {
  const health = `{ deliveryHealth { held reason armed dueDeliveries late failed sending } }`;
  interface Health {
    deliveryHealth: Record<string, unknown>;
  }

  it('shows what failed and is late without whom it is for, and tries one again', async () => {
    const id = await failedDelivery();
    const { operatorDeliveries } = await ask<{ operatorDeliveries: { nodes: object[] } }>(
      `{ operatorDeliveries(place: FAILED) { nodes { id state maskedAddress problem } } }`,
    );
    expect(operatorDeliveries.nodes).toEqual([
      { id, state: 'FAILED', maskedAddress: 'i…@example.org', problem: 'REFUSED' },
    ]);
    expect(await ask<Health>(health)).toMatchObject({ deliveryHealth: { failed: 1, late: 0 } });
    await ask(`mutation ($id: ID!) { retryFailedDelivery(id: $id) { state } }`, { id });
    // It is in no list of failed ones any more, and still opened by its id.
    const one = `query ($id: ID!) { operatorDelivery(id: $id) { id state maskedAddress } }`;
    expect(await ask(one, { id })).toEqual({
      operatorDelivery: { id, state: 'WAITING', maskedAddress: 'i…@example.org' },
    });
    await expect(ask(one, { id: 'x' })).rejects.toThrow('NOT_FOUND');
    expect(await ask<Health>(health)).toMatchObject({
      deliveryHealth: { failed: 0, dueDeliveries: 1, late: 1 },
    });
    const [line] = await run(
      `select actor, what, evidence ->> 'by' as by from delivery_events order by seq desc limit 1`,
    );
    expect(line).toEqual({
      actor: `member:${admin.userId}`,
      what: 'TRIED_AGAIN',
      by: 'administrator',
    });
  });

  it('stops all sending with a reason, and resumes it', async () => {
    const hold = `mutation ($reason: String!) { holdDeliveries(reason: $reason) { held } }`;
    await expect(ask(hold, { reason: '  ' })).rejects.toThrow('INVALID_INPUT');
    await ask(hold, { reason: 'the relay is moving' });
    expect(await ask<Health>(health)).toMatchObject({
      deliveryHealth: { held: true, reason: 'the relay is moving' },
    });
    await ask(`mutation { releaseDeliveries { held } }`);
    expect(await ask<Health>(health)).toMatchObject({ deliveryHealth: { held: false } });
    const acts = await run(
      `select action from audit_events where action like 'delivery.%' order by action`,
    );
    expect(acts.map(({ action }) => action)).toEqual([
      'delivery.hold',
      'delivery.release',
      'delivery.retry',
    ]);
  });
});

async function failedDelivery(): Promise<string> {
  const member = await signUpMember(test);
  const messageId = await armMessage(test, member, { recipients: ['ines@example.org'] });
  await run(`update messages set state = 'FAILED', next_step_at = null where id = ?`, [messageId]);
  const id = newId();
  await run(
    `insert into delivery_snapshots values (?, ?, '2041-05-04', '', '', 'Ann', '{}', now())`,
    [member.familyId, messageId],
  );
  await run(
    `insert into deliveries (family_id, id, message_id, recipient_id, occurrence, state,
       recipient_name, address, time_zone, due_at, problem, mail_message_id, token_hash, created_at)
     values (?, ?, ?, ?, '2041-05-04', 'FAILED', 'Inês', 'ines@example.org', 'UTC',
       '2041-05-04T08:00:00Z', 'REFUSED', 'x@y', ?, now())`,
    [member.familyId, id, messageId, newId(), id],
  );
  return id;
}
