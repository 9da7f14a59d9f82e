import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCheckup } from '#features/operations/checkup/run-checkup.ts';
import { newContext } from '#platform/context.ts';
import { selfSigned } from '#testing/self-signed.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const validTo = '2041-08-01T00:00:00Z';
const known = getCACertificates('default');
let server: Server;
let test: TestApp;
beforeAll(async () => {
  const { cert, key } = selfSigned(validTo);
  setDefaultCACertificates([...known, cert]);
  server = createServer({ cert, key }, (_, response) => response.end());
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const { port } = server.address() as AddressInfo;
  const env = { PUBLIC_ORIGIN: `https://localhost:${port}` };
  test = await createTestApp({ env, now: '2041-05-04T12:00:00Z' });
});
afterAll(async () => {
  setDefaultCACertificates(known);
  await test.close();
  server.close();
});

/** What is said of the certificate so many days before its end. */
async function said(days: number) {
  const { clock, app } = test;
  clock.set(
    Temporal.Instant.from(validTo)
      .subtract({ hours: 24 * days + 1 })
      .toString(),
  );
  const { checks } = await runCheckup(newContext(app, { kind: 'system', job: 'test' }));
  const { state, says, whatToDo } = checks.find(({ name }) => name === 'CERTIFICATE') ?? {};
  return { state, says, whatToDo };
}

describe('the check of the certificate', () => {
  it('says how long it is valid, and what to do before it ends', async () => {
    expect(await said(60)).toMatchObject({
      state: 'OK',
      says: 'The certificate of localhost is valid for 60 more days.',
    });
    expect(await said(29)).toMatchObject({
      state: 'LOOK',
      whatToDo: expect.stringContaining('renewed in time') as string,
    });
    expect(await said(13)).toMatchObject({
      state: 'ACT',
      says: 'The certificate of localhost expires in 13 days.',
      whatToDo: expect.stringContaining('Renew the certificate') as string,
    });
    expect(await said(-2)).toMatchObject({
      state: 'ACT',
      says: 'The certificate of localhost has expired.',
    });
  });

  it('asks to act on one that browsers refuse', async () => {
    setDefaultCACertificates(known);
    expect(await said(60)).toMatchObject({
      state: 'ACT',
      says: expect.stringMatching(/No valid certificate was shown for localhost/) as string,
    });
  });

  it('says so when it cannot see it', async () => {
    await new Promise((closed) => server.close(closed));
    expect(await said(60)).toMatchObject({
      state: 'OK',
      says: expect.stringContaining('cannot be seen from this machine') as string,
    });
  });
});
