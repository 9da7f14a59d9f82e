import {
  CreateProductWebhookDocument,
  CreateWebhookDocument,
  WebhookDeliveriesDocument,
} from '@infinite/schema/generated/graphql';
import { expect } from 'vitest';
import { newContext, type RequestContext } from '#platform/context.ts';
import { joinFamily } from '#features/people/families/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { WebhookReceiver } from '#testing/webhook-receiver.ts';

export const noon = '2041-04-01T12:00:00Z';

/** The application beside a real receiver that stores what it gets. */
export class WebhookBench {
  readonly receiver = new WebhookReceiver();

  private constructor(
    readonly test: TestApp,
    public url: string,
  ) {}

  static async open(): Promise<WebhookBench> {
    const test = await createTestApp({ now: noon, env: { WEBHOOKS_TO_LOCALHOST: 'on' } });
    const bench = new WebhookBench(test, '');
    bench.url = await bench.receiver.listen();
    return bench;
  }

  async close(): Promise<void> {
    await this.test.close();
    await this.receiver.close();
  }

  /** Between tests: nothing received, every answer good. */
  clear(): void {
    this.receiver.received.splice(0);
    this.receiver.answer = () => ({ status: 204 });
  }

  system(): RequestContext {
    return newContext(this.test.app, { kind: 'system', job: 'test' });
  }

  async wakeAndSend(): Promise<void> {
    await drainJobs(this.test, 'send-webhooks');
  }

  /** Moves the clock by so many seconds and sends what is due then. */
  async after(seconds: number): Promise<void> {
    this.test.clock.advance({ seconds });
    await this.wakeAndSend();
  }

  async hook(
    member: TestMember,
    events: string[] = ['member.joined'],
  ): Promise<{ secret: string; id: string }> {
    const input = { url: this.url, events };
    const { data, errors } = await graphql(
      this.test,
      CreateWebhookDocument,
      { input },
      member.cookie,
    );
    expect(errors).toEqual([]);
    const { secret, endpoint } = data!.createWebhook;
    return { secret, id: endpoint.id };
  }

  async productHook(
    admin: TestMember,
    events: string[] = ['member.joined'],
  ): Promise<{ secret: string; id: string }> {
    const input = { url: this.url, events };
    const { data, errors } = await graphql(
      this.test,
      CreateProductWebhookDocument,
      { input },
      admin.cookie,
    );
    expect(errors).toEqual([]);
    const { secret, endpoint } = data!.createProductWebhook;
    return { secret, id: endpoint.id };
  }

  async deliveries(member: TestMember, endpointId: string, more: object = {}) {
    const answer = await graphql(
      this.test,
      WebhookDeliveriesDocument,
      { endpointId, ...more },
      member.cookie,
    );
    expect(answer.errors).toEqual([]);
    return answer.data!.webhookDeliveries;
  }

  /** Adds a member to the family, which is an event. */
  async joins(familyId: string): Promise<string> {
    const { userId } = await signUpMember(this.test);
    await inTransaction(this.system(), (tx) =>
      joinFamily(tx, { familyId, userId, role: 'editor' }),
    );
    return userId;
  }
}
