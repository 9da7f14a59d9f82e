import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { CreateWebhookDocument, PingWebhookDocument } from '@infinite/schema/generated/graphql';
import { drainJobs } from '@infinite/api/testing/drain-jobs';
import { graphql } from '@infinite/api/testing/graphql';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';

const found = /<!-- example: webhook receiver -->\s+```js\n([\s\S]*?)```/.exec(
  readFileSync('docs/api.md', 'utf8'),
);

let test: TestApp;
beforeAll(async () => {
  // The receiver's clock is the machine's.
  const now = new Date().toISOString();
  test = await createTestApp({ now, env: { WEBHOOKS_TO_LOCALHOST: 'on' } });
});
afterAll(() => test.close());

it('the receiver of docs/api.md takes what we send, and refuses what is forged, altered or old', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const member = await signUpMember(test);
  const input = { url, events: ['member.joined'] };
  const made = await graphql(test, CreateWebhookDocument, { input }, member.cookie);
  const { secret, endpoint } = made.data!.createWebhook;
  const receiver = spawn(process.execPath, ['--input-type=module', '--eval', found?.[1] ?? ''], {
    env: { PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  receiver.stdout.on('data', (data: Buffer) => (said += data.toString()));
  try {
    await expect.poll(() => said, { timeout: 20_000 }).toContain('listening');
    const ping = await graphql(test, PingWebhookDocument, { id: endpoint.id }, member.cookie);
    await drainJobs(test, 'send-webhooks');
    const { id, eventId } = ping.data!.pingWebhook;
    await expect.poll(() => said).toContain(`webhook.ping ${eventId}`);
    const [row] = await test.app.orm.em
      .getConnection()
      .execute<{ state: string; last_status: number }[]>(
        'select state, last_status from webhook_deliveries where id = ?',
        [id],
      );
    expect(row).toEqual({ state: 'DELIVERED', last_status: 204 });

    const seconds = Math.floor(Date.now() / 1000);
    for (const [timestamp, signature] of [
      [seconds, `v1,${Buffer.alloc(32).toString('base64')}`],
      [seconds, ''],
      [seconds - 600, 'v1,x'],
      ['soon', 'v2,x'],
    ] as const) {
      const forged = await fetch(url, {
        method: 'POST',
        headers: {
          'webhook-id': 'x',
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signature,
        },
        body: '{"type":"message.delivered"}',
      });
      expect(forged.status).toBe(400);
    }
  } finally {
    receiver.kill();
    await once(receiver, 'exit');
  }
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
