import { afterAll, afterEach, beforeAll } from 'vitest';
import { WebhookBench } from '#features/integrations/webhooks/testing/webhook-bench.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';

/** A bench and an administrator, for all tests of the file that calls this. */
export function webhookTest(opened: (bench: WebhookBench, admin: TestMember) => void): void {
  let bench: WebhookBench | undefined;
  beforeAll(async () => {
    bench = await WebhookBench.open();
    opened(bench, await signUpMember(bench.test, { role: 'admin' }));
  });
  afterEach(() => bench?.clear());
  afterAll(() => bench?.close());
}
