import {
  DeleteWebhookDocument,
  ReplayFailedWebhookDeliveriesDocument,
  ReplayWebhookDeliveryDocument,
  RotateWebhookSecretDocument,
  SwitchOffWebhookDocument,
  SwitchOnWebhookDocument,
  WebhooksDocument,
} from '@infinite/schema/generated/graphql';
import { webhookBody } from '@infinite/schema/webhooks/webhook-event';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { joinFamily } from '#features/people/families/index.ts';
import { emitWebhook } from '#features/integrations/webhooks/index.ts';
import { forgetWebhooksSweep } from '#features/integrations/webhooks/jobs/forget-webhooks.sweep.ts';
import { noon, type WebhookBench } from '#features/integrations/webhooks/testing/webhook-bench.ts';
import { webhookTest } from '#features/integrations/webhooks/testing/webhook-test.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import type { TestApp } from '#testing/test-app.ts';

let bench: WebhookBench;
let test: TestApp;
let admin: TestMember;
webhookTest((opened, by) => {
  bench = opened;
  ({ test } = bench);
  admin = by;
});

describe('a webhook', () => {
  it('gets events, signed as Standard Webhooks requires, with what the schema has and nothing else', async () => {
    const ann = await signUpMember(test);
    const { secret } = await bench.hook(ann);
    const userId = await bench.joins(ann.familyId);
    await drainJobs(test, 'send-webhooks');
    const [{ headers, body }] = bench.receiver.received as [(typeof bench.receiver.received)[0]];
    vi.setSystemTime(new Date(noon));
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'member.joined',
      version: 1,
      timestamp: noon,
      data: { familyId: ann.familyId, userId, role: 'editor', joinedAt: noon },
    });
    expect(() =>
      new Webhook(secret).verify(`${body} `, headers as Record<string, string>),
    ).toThrow();
    vi.useRealTimers();
    expect(webhookBody.safeParse(JSON.parse(body)).error).toBeUndefined();
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('shows its secret once, and stores it nowhere in plain text', async () => {
    const ann = await signUpMember(test);
    const { secret, id } = await bench.hook(ann);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await graphql(test, WebhooksDocument, {}, ann.cookie);
    expect(JSON.stringify(listed)).not.toContain(secret.slice(6));
    const rows = await test.app.orm.em.getConnection().execute<object[]>(
      `select encode(wrapped_secret, 'base64') as kept from webhook_endpoints
        where id = ?`,
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 30));
  });

  it('is queued or rolled back with its cause', async () => {
    const ann = await signUpMember(test);
    await bench.hook(ann);
    const { userId } = await signUpMember(test);
    const failed = inTransaction(bench.system(), async (tx) => {
      await joinFamily(tx, { familyId: ann.familyId, userId, role: 'editor' });
      throw new Error('the cause fails');
    });
    await expect(failed).rejects.toThrow('the cause fails');
    await bench.wakeAndSend();
    expect(bench.receiver.received).toEqual([]);
  });

  it('is sent as soon as its cause commits: the sender is notified with it', async () => {
    const ann = await signUpMember(test);
    await bench.hook(ann);
    let woken = 0;
    await test.app.notifications.listen('webhooks', () => (woken += 1));
    await bench.joins(ann.familyId);
    await vi.waitFor(() => expect(woken).toBe(1));
    await bench.wakeAndSend();
  });

  it('gets events of its own family only; the product’s gets all, and neither what it did not choose', async () => {
    const ann = await signUpMember(test);
    const bob = await signUpMember(test);
    const own = await bench.hook(ann);
    const product = await bench.productHook(admin);
    await bench.hook(bob, ['message.opened']);
    await bench.joins(bob.familyId);
    await bench.joins(ann.familyId);
    await bench.wakeAndSend();
    expect((await bench.deliveries(ann, own.id)).nodes.length).toBe(1);
    const told = (await bench.deliveries(admin, product.id)).nodes;
    expect(told.map(({ data }) => (JSON.parse(data) as { familyId: string }).familyId)).toEqual([
      ann.familyId,
      bob.familyId,
    ]);
    await graphql(test, DeleteWebhookDocument, { id: product.id }, admin.cookie);
  });

  it('gets nothing once its owner has left the family, nor does any of a sample family', async () => {
    const ann = await signUpMember(test);
    await bench.hook(ann);
    const run = (sql: string, id: string) => test.app.orm.em.getConnection().execute(sql, [id]);
    await run(`delete from memberships where role = 'owner' and family_id = ?`, ann.familyId);
    await bench.joins(ann.familyId);
    const product = await bench.productHook(admin);
    const sample = newId();
    await run(
      `insert into families (id, name, wrapped_key, created_at, sample_until)
       values (?, 'Sample', '', now(), now())`,
      sample,
    );
    await bench.joins(sample);
    await drainJobs(test, 'send-webhooks');
    expect(bench.receiver.received).toEqual([]);
    await graphql(test, DeleteWebhookDocument, { id: product.id }, admin.cookie);
  });

  it('of a relative gets nothing of a message, which is its author’s alone', async () => {
    const ann = await signUpMember(test);
    const bob = await signUpMember(test, { familyId: ann.familyId });
    const [ofAnn, ofBob] = [
      await bench.hook(ann, ['message.opened']),
      await bench.hook(bob, ['message.opened']),
    ];
    const messageId = '019a0000-0000-7000-8000-000000000001';
    const now = test.clock.now();
    await test.app.orm.em.getConnection().execute(
      `insert into messages (family_id, id, author_id, client_id, title, body, state, created_at,
         updated_at) values (?, ?, ?, ?, '', '', 'DRAFT', ?, ?)`,
      [ann.familyId, messageId, ann.userId, messageId, noon, noon],
    );
    await emitWebhook(bench.system(), {
      type: 'message.opened',
      at: now,
      familyId: ann.familyId,
      messageId,
      data: {
        familyId: ann.familyId,
        messageId,
        deliveryId: messageId,
        recipientId: messageId,
        occurrence: '2041-04-01',
        openedAt: now.toString(),
      },
    });
    expect((await bench.deliveries(ann, ofAnn.id)).nodes.length).toBe(1);
    expect((await bench.deliveries(bob, ofBob.id)).nodes).toEqual([]);
    await bench.wakeAndSend();
  });

  it('gets both signatures while its secret is being changed, and the old one ends after a day', async () => {
    const ann = await signUpMember(test);
    const { secret: before, id } = await bench.hook(ann);
    const rotated = await graphql(test, RotateWebhookSecretDocument, { id }, ann.cookie);
    const { secret: now } = rotated.data!.rotateWebhookSecret;
    const signatures = async () => {
      await bench.joins(ann.familyId);
      await bench.wakeAndSend();
      const { headers, body } = bench.receiver.received.at(-1)!;
      vi.setSystemTime(new Date(test.clock.now().epochMilliseconds));
      const good = [before, now].map((secret) => {
        try {
          new Webhook(secret).verify(body, headers as Record<string, string>);
          return true;
        } catch {
          return false;
        }
      });
      vi.useRealTimers();
      return good;
    };
    expect(await signatures()).toEqual([true, true]);
    test.clock.advance({ hours: 24 });
    expect(await signatures()).toEqual([false, true]);
  });
});

describe('a delivery', () => {
  it('that fails is retried for a day under one webhook-id, and every attempt is logged', async () => {
    const ann = await signUpMember(test);
    const { id } = await bench.hook(ann);
    bench.receiver.answer = () => ({ status: 503, body: 'we are moving house' });
    await bench.joins(ann.familyId);
    await bench.wakeAndSend();
    let waited = 0;
    for (const seconds of [5, 60, 300, 1_800, 7_200, 18_000, 28_800, 30_000]) {
      await bench.after(seconds - 1);
      const before = bench.receiver.received.length;
      await bench.after(1);
      expect(bench.receiver.received.length).toBe(before + 1);
      waited += seconds;
    }
    expect(waited / 3600).toBeCloseTo(24, 0);
    const { nodes } = await bench.deliveries(ann, id);
    expect(nodes).toMatchObject([
      { state: 'FAILED', attempts: 9, lastStatus: 503, problem: 'STATUS_503', nextAttemptAt: null },
    ]);
    expect(nodes[0]!.log).toHaveLength(9);
    expect(nodes[0]!.log[0]).toMatchObject({ status: 503, answer: 'we are moving house' });
    expect(new Set(bench.receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([nodes[0]!.eventId]),
    );
    const stamps = bench.receiver.received.map(({ headers }) =>
      Number(headers['webhook-timestamp']),
    );
    expect(stamps.at(-1)! - stamps[0]!).toBe(waited);
  });

  it('that is refused once arrives with the next attempt', async () => {
    const ann = await signUpMember(test);
    const { id } = await bench.hook(ann);
    bench.receiver.answer = () => ({ status: 500 });
    await bench.joins(ann.familyId);
    await bench.wakeAndSend();
    bench.receiver.answer = () => ({ status: 200, body: 'ok' });
    await bench.after(5);
    expect((await bench.deliveries(ann, id)).nodes).toMatchObject([
      { state: 'DELIVERED', attempts: 2, problem: null, log: [{ status: 200 }, { status: 500 }] },
    ]);
  });

  it('whose process dies is sent once more, under the same webhook-id', async () => {
    const ann = await signUpMember(test);
    const { id } = await bench.hook(ann);
    await bench.joins(ann.familyId);
    // What a killed process leaves: claimed, leased, and not marked.
    const lease = test.clock.now().add({ seconds: 60 }).toString();
    await test.app.orm.em
      .getConnection()
      .execute(
        `update webhook_deliveries set attempts = 1, next_attempt_at = ? where endpoint_id = ?`,
        [lease, id],
      );
    await bench.after(59);
    expect(bench.receiver.received).toEqual([]);
    await bench.after(1);
    const { nodes } = await bench.deliveries(ann, id);
    expect(nodes).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
    expect(bench.receiver.received[0]!.headers['webhook-id']).toBe(nodes[0]!.eventId);
  });

  it('can be sent again by hand, one or all that failed in a span of time', async () => {
    const ann = await signUpMember(test);
    const { id } = await bench.hook(ann);
    await bench.joins(ann.familyId);
    await bench.wakeAndSend();
    const [first] = (await bench.deliveries(ann, id)).nodes;
    await graphql(test, ReplayWebhookDeliveryDocument, { id: first!.id }, ann.cookie);
    await bench.wakeAndSend();
    expect(bench.receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      first!.eventId,
      first!.eventId,
    ]);

    await graphql(test, SwitchOffWebhookDocument, { id }, ann.cookie);
    await graphql(test, SwitchOnWebhookDocument, { id }, ann.cookie);
    bench.receiver.answer = () => ({ status: 500 });
    const from = test.clock.now().toString();
    for (let n = 0; n < 3; n += 1) {
      await bench.joins(ann.familyId);
      await bench.wakeAndSend();
    }
    await graphql(test, SwitchOffWebhookDocument, { id }, ann.cookie);
    const to = test.clock.now().add({ seconds: 1 }).toString();
    const range = { endpointId: id, from, to };
    const whileOff = await graphql(test, ReplayFailedWebhookDeliveriesDocument, range, ann.cookie);
    expect(whileOff.errors[0]?.extensions?.code).toBe('WRONG_STATE');
    await graphql(test, SwitchOnWebhookDocument, { id }, ann.cookie);
    bench.receiver.answer = () => ({ status: 200 });
    bench.receiver.received.splice(0);
    const replay = await graphql(test, ReplayFailedWebhookDeliveriesDocument, range, ann.cookie);
    expect(replay.data?.replayFailedWebhookDeliveries).toBe(3);
    await bench.wakeAndSend();
    expect(bench.receiver.received).toHaveLength(3);
    expect((await bench.deliveries(ann, id, { state: 'FAILED' })).nodes).toEqual([]);
  });

  it('is purged with its log after 30 days', async () => {
    const ann = await signUpMember(test);
    const { id } = await bench.hook(ann);
    await bench.joins(ann.familyId);
    await bench.wakeAndSend();
    test.clock.advance({ hours: 24 * 30 });
    await forgetWebhooksSweep.run(bench.system());
    expect((await bench.deliveries(ann, id)).nodes).toHaveLength(1);
    test.clock.advance({ seconds: 1 });
    await forgetWebhooksSweep.run(bench.system());
    expect((await bench.deliveries(ann, id)).nodes).toEqual([]);
  });

  it('is listed by pages, newest first', async () => {
    const ann = await signUpMember(test);
    const { id } = await bench.hook(ann);
    for (let n = 0; n < 3; n += 1) await bench.joins(ann.familyId);
    const first = await bench.deliveries(ann, id, { first: 2 });
    const rest = await bench.deliveries(ann, id, { first: 2, after: first.pageInfo.endCursor });
    expect([first.nodes.length, first.pageInfo.hasNextPage]).toEqual([2, true]);
    expect([rest.nodes.length, rest.pageInfo.hasNextPage]).toEqual([1, false]);
    const ids = [...first.nodes, ...rest.nodes].map((node) => node.id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    await bench.wakeAndSend();
  });
});
