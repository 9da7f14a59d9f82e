import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  PingWebhookDocument,
  ProductWebhooksDocument,
  RotateWebhookSecretDocument,
  UpdateWebhookDocument,
  WebhooksDocument,
} from '@infinite/schema/generated/graphql';
import { describe, expect, it } from 'vitest';
import type { WebhookBench } from '#features/integrations/webhooks/testing/webhook-bench.ts';
import { webhookTest } from '#features/integrations/webhooks/testing/webhook-test.ts';
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

describe('an endpoint', () => {
  it('that only failed for three days is switched off, and its owner is notified once', async () => {
    const ann = await signUpMember(test);
    const { id } = await bench.hook(ann);
    bench.receiver.answer = () => ({ status: 500 });
    await bench.joins(ann.familyId);
    await bench.wakeAndSend();
    await bench.after(71 * 3600);
    await bench.joins(ann.familyId);
    await bench.wakeAndSend();
    const state = async () =>
      (await graphql(test, WebhooksDocument, {}, ann.cookie)).data!.webhooks[0];
    expect(await state()).toMatchObject({ enabled: true });
    await bench.after(3600);
    expect(await state()).toMatchObject({ enabled: false, switchedOff: 'FAILING' });
    await drainJobs(test, 'send-webhook-notice');
    const mails = test.mailer.sent.filter(({ to }) => to.address === ann.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['A webhook was switched off']);
    expect(mails[0]!.text).toContain('For 72 hours every request to localhost');
    expect((await bench.deliveries(ann, id, { state: 'WAITING' })).nodes).toEqual([]);
    bench.receiver.received.splice(0);
    await bench.joins(ann.familyId);
    await bench.after(86_400);
    expect(bench.receiver.received).toEqual([]);
  });

  it('that answers 410 is switched off at once', async () => {
    const ann = await signUpMember(test);
    await bench.hook(ann);
    bench.receiver.answer = () => ({ status: 410 });
    await bench.joins(ann.familyId);
    await bench.wakeAndSend();
    const { data } = await graphql(test, WebhooksDocument, {}, ann.cookie);
    expect(data!.webhooks[0]).toMatchObject({ enabled: false, switchedOff: 'GONE' });
    await drainJobs(test, 'send-webhook-notice');
  });

  it('can be pinged, though it did not subscribe to pings', async () => {
    const ann = await signUpMember(test);
    const { id } = await bench.hook(ann);
    await graphql(test, PingWebhookDocument, { id }, ann.cookie);
    await bench.wakeAndSend();
    expect(bench.receiver.events()).toMatchObject([
      { type: 'webhook.ping', data: { endpointId: id } },
    ]);
  });

  it('of the product is audited with every change, without its full URL', async () => {
    const { id } = await bench.productHook(admin, ['export.ready']);
    const input = { url: `${bench.url}?key=hidden`, description: 'CRM', events: ['member.joined'] };
    await graphql(test, UpdateWebhookDocument, { id, input }, admin.cookie);
    await graphql(test, RotateWebhookSecretDocument, { id }, admin.cookie);
    await graphql(test, DeleteWebhookDocument, { id }, admin.cookie);
    const rows = await test.app.orm.em
      .getConnection()
      .execute<{ action: string }[]>(
        `select action, subject_name, before, after from audit_events where subject_id = ? order by seq`,
        [id],
      );
    expect(rows.map(({ action }) => action)).toEqual([
      'webhook.create',
      'webhook.update',
      'webhook.rotateSecret',
      'webhook.delete',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/hidden|whsec/);
    expect((await graphql(test, ProductWebhooksDocument, {}, admin.cookie)).data).toEqual({
      productWebhooks: [],
    });
  });

  it.each([
    [{ url: 'example.org' }, 'url'],
    [{ url: 'ftp://example.org/' }, 'url'],
    [{ url: 'http://example.org/' }, 'url'],
    [{ url: 'https://ann:secret@example.org/' }, 'url'],
    [{ url: 'https://10.0.0.1/' }, 'url'],
    [{ url: `https://example.org/${'x'.repeat(2_048)}` }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['everything'] }, 'events.0'],
    [{ description: 'x'.repeat(201) }, 'description'],
  ])('is refused with %j', async (given, field) => {
    const ann = await signUpMember(test);
    const input = { url: 'https://example.org/', events: ['member.joined'], ...given };
    const { errors } = await graphql(test, CreateWebhookDocument, { input }, ann.cookie);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.any(String) },
    });
  });

  it('is one of at most ten of a member, also when many are created at once', async () => {
    const ann = await signUpMember(test);
    const input = { url: 'https://example.org/', events: ['member.joined'] };
    const answers = await Promise.all(
      Array.from({ length: 13 }, () => graphql(test, CreateWebhookDocument, { input }, ann.cookie)),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(10);
  });
});
