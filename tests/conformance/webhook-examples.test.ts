import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CreateWebhookDocument, PingWebhookDocument } from '@infinite/schema/generated/graphql';
import { drainJobs } from '@infinite/api/testing/drain-jobs';
import { graphql } from '@infinite/api/testing/graphql';
import { signUpMember, type TestMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { sendSignedExample, verifyExample } from '@infinite/site/developers/worked-examples';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** The examples about webhooks of the page at /api/docs, run as they stand there. */
const run = promisify(execFile);

/** A receiver that trusts the example alone; it says its port, and the type of what it takes. */
const receiver = `import { createServer } from 'node:http';
import { isGenuine } from './verify.ts';

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts);
  const genuine = isGenuine(request.headers, body);
  if (genuine) console.log('took ' + JSON.parse(String(body)).type);
  response.writeHead(genuine ? 204 : 400).end();
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  const address = server.address();
  console.log('port ' + (typeof address === 'object' ? address?.port : '') + ' ready');
});`;

let test: TestApp;
let member: TestMember;
let folder = '';
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'webhook-examples-'));
  await writeFile(path.join(folder, 'verify.ts'), verifyExample);
  await writeFile(path.join(folder, 'receiver.ts'), receiver);
  // The clock of the examples is the machine's.
  const now = new Date().toISOString();
  test = await createTestApp({ now, env: { WEBHOOKS_TO_LOCALHOST: 'on' } });
  member = await signUpMember(test);
});
afterAll(async () => {
  for (const child of running) {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function receive(secret: string, port = 0) {
  const child = spawn(process.execPath, ['receiver.ts'], {
    cwd: folder,
    env: { PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  await expect.poll(() => said, { timeout: 20_000 }).toContain('ready');
  const [, heard = ''] = /port (\d+)/.exec(said) ?? [];
  return { url: `http://localhost:${heard}/`, said: () => said, port: Number(heard), child };
}

const send = (url: string, secret: string) => {
  const env = { PATH: process.env['PATH'], RECEIVER: url, WEBHOOK_SECRET: secret };
  return run('sh', ['-c', sendSignedExample], { cwd: folder, env }).then(
    () => 'taken',
    (error: { stderr: string }) => error.stderr,
  );
};

it('the TypeScript example takes what the application signs, and curl with openssl signs the same way', async () => {
  // The address has to be known before the secret is.
  const { url, port, child } = await receive('');
  const input = { url, events: ['member.joined'] };
  const made = await graphql(test, CreateWebhookDocument, { input }, member.cookie);
  const { secret, endpoint } = made.data!.createWebhook;
  child.kill();
  await once(child, 'exit');
  const { said } = await receive(secret, port);

  const ping = await graphql(test, PingWebhookDocument, { id: endpoint.id }, member.cookie);
  await drainJobs(test, 'send-webhooks');
  const [row] = await test.app.orm.em
    .getConnection()
    .execute<{ state: string; last_status: number }[]>(
      'select state, last_status from webhook_deliveries where id = ?',
      [ping.data!.pingWebhook.id],
    );
  expect(row).toEqual({ state: 'DELIVERED', last_status: 204 });
  expect(said()).toContain('took webhook.ping');

  expect(await send(url, secret)).toBe('taken');
  await expect.poll(() => said().match(/took webhook\.ping/g)?.length).toBe(2);
  const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  expect(await send(url, other)).toContain('400');
});

it('the TypeScript example refuses what is old, unsigned, or signed in another version', async () => {
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const { url, said } = await receive(secret);
  const seconds = Math.floor(Date.now() / 1000);
  for (const [timestamp, signature] of [
    [seconds, `v1,${Buffer.alloc(32).toString('base64')}`],
    [seconds, ''],
    [seconds - 600, 'v1,x'],
    ['soon', 'v2,x'],
  ] as const) {
    const headers = { 'webhook-id': 'x', 'webhook-timestamp': String(timestamp) };
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'webhook-signature': signature },
      body: '{"type":"message.delivered"}',
    });
    expect(answer.status).toBe(400);
  }
  expect(said()).not.toContain('took');
});
