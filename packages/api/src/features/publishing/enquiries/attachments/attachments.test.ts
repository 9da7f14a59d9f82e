import { deflateRawSync } from 'node:zlib';
import { enquiryLimits, inboxLimits } from '@infinite/schema/catalogue/enquiries';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ClamdScanner } from '#adapters/antivirus/clamd-scanner.ts';
import { ScriptedClamd } from '#adapters/antivirus/testing/scripted-clamd.ts';
import {
  inboundSecret,
  inboxCallers,
} from '#features/publishing/enquiries/testing/inbox-callers.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let clamd: ScriptedClamd;
let test: TestApp;
let ann: TestMember;
let made = 0;
let { rows, as, threadOf, post } = {} as ReturnType<typeof inboxCallers>;
beforeAll(async () => {
  clamd = await ScriptedClamd.start();
  test = await createTestApp({
    env: { INBOUND_MAIL_SECRET: inboundSecret },
    virusScanner: new ClamdScanner(clamd.address),
  });
  ann = await signUpMember(test, { role: 'admin' });
  ({ rows, as, threadOf, post } = inboxCallers(test, ann));
});
beforeEach(() => {
  clamd.mostBytes = Infinity;
  test.clock.advance({ hours: 2 });
});
afterAll(async () => {
  await test.close();
  await clamd.stop();
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

interface File {
  name: string;
  content: Buffer;
  claims?: string;
}

const partsOf = (files: readonly File[]) =>
  files.flatMap(({ name, content, claims }) => [
    '--x',
    `Content-Type: ${claims ?? 'application/octet-stream'}`,
    `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64'),
  ]);

const mailWith = (from: string, files: readonly File[], id = `${from}.id`) => [
  `From: Per <${from}>`,
  'Subject: Photos',
  `Message-ID: <${id}>`,
  'Content-Type: multipart/mixed; boundary=x',
  '',
  '--x',
  'Content-Type: text/plain',
  '',
  'Here they are.',
  ...partsOf(files),
  '--x--',
];

/** Mails the files to support, and has them scanned. @returns what the thread shows of them */
async function mailed(files: readonly File[], { scanned = true } = {}) {
  const from = `sender${(made += 1)}@example.org`;
  expect((await post(mailWith(from, files))).statusCode).toBe(204);
  if (scanned) await drainJobs(test, 'scan-enquiry-attachment');
  return shown(from);
}

async function shown(from: string) {
  const { data } = await as<{ enquiries: { nodes: { id: string }[] } }>(
    ann,
    'query ($from: String) { enquiries(search: $from) { nodes { id } } }',
    { from },
  );
  const id = data!.enquiries.nodes[0]!.id;
  const { entries } = await threadOf(id);
  return { id, from, attachments: entries[0]!.attachments };
}

const get = (path: string | null | undefined, cookie: string | undefined = ann.cookie) =>
  test.server.inject({ url: path ?? '', headers: cookie ? { cookie } : {} });

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of test.app.blobs.list('enquiry-attachments')) keys.push(key);
  return keys.map((key) => key.split('/').at(-1) ?? '').sort();
}

describe('a file attached to an email', () => {
  it('is listed with its size and downloaded as it came, and lies sealed in the storage', async () => {
    const secret = Buffer.from('the only letter of Ines, in the clear nowhere');
    const { attachments } = await mailed([
      { name: 'old.txt', content: secret },
      { name: 'photo.png', content: png },
    ]);
    expect(attachments).toMatchObject([
      { name: 'old.txt', type: 'text/plain', bytes: secret.length, state: 'CLEAN' },
      { name: 'photo.png', type: 'image/png', bytes: png.length, state: 'CLEAN' },
    ]);
    const answer = await get(attachments[0]?.path);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(secret)).toBe(true);
    const [row] = attachments;
    const reader = await test.app.blobs.open(`enquiry-attachments/${row!.id.slice(-2)}/${row!.id}`);
    const sealed = await reader.read(0, reader.bytes);
    await reader.close();
    expect(sealed.includes(secret.subarray(0, 16))).toBe(false);
  });

  it('is only ever a download, of the type of its content and not of its claim', async () => {
    const { attachments } = await mailed([
      { name: 'page.html', content: png, claims: 'text/html' },
      { name: 'x.png', content: Buffer.from('<script>alert(1)</script>'), claims: 'image/png' },
    ]);
    expect(attachments.map(({ type }) => type)).toEqual(['image/png', 'text/plain']);
    for (const { path } of attachments) {
      expect((await get(path)).headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; /),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      });
    }
  });

  it.each([
    ['C:\\Users\\per\\old.png', 'old.png'],
    ['../../etc/passwd', 'passwd'],
    ['photo\u202Egnp.exe', 'photognp.exe'],
    ['a\r\nX-Bad: 1.txt', 'aX-Bad_ 1.txt'],
    ['.hidden', 'hidden'],
    ['', 'file'],
    ['Inês 👩🏽.jpg', 'Inês 👩🏽.jpg'],
  ])('named %j is listed as %j', async (name, expected) => {
    const { attachments } = await mailed([{ name, content: png }]);
    expect(attachments[0]?.name).toBe(expected);
    const { headers } = await get(attachments[0]?.path);
    expect(String(headers['content-disposition'])).not.toMatch(/[\r\n\u202E]|\.\./);
  });

  it('that is empty, or one of a hundred, is named and not stored beyond the limit', async () => {
    const before = await stored();
    const many = Array.from({ length: 100 }, (_, n) => ({ name: `${n}.png`, content: png }));
    const { attachments } = await mailed([
      { name: 'empty.txt', content: Buffer.alloc(0) },
      ...many,
    ]);
    expect(attachments).toHaveLength(inboxLimits.attachments);
    expect(attachments[0]).toMatchObject({ state: 'LEFT_OUT', bytes: 0, path: null });
    const clean = attachments.filter(({ state }) => state === 'CLEAN');
    expect(clean).toHaveLength(inboxLimits.attachmentsStored - 1);
    expect(await stored()).toHaveLength(before.length + clean.length);
    const leftOut = `/api/admin/enquiry-attachments/${attachments.at(-1)?.id ?? ''}`;
    expect((await get(leftOut)).statusCode).toBe(404);
  });

  it('that is a zip bomb is stored as it is and never unpacked', async () => {
    const bomb = zipOf('zeros.txt', Buffer.alloc(64 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    const { attachments } = await mailed([{ name: 'bomb.zip', content: bomb }]);
    expect(attachments[0]).toMatchObject({ type: 'application/zip', bytes: bomb.length });
    expect((await get(attachments[0]?.path)).rawPayload.equals(bomb)).toBe(true);
  });

  it('of an email of 40 MB is refused with the email, in words', async () => {
    const lines = mailWith('large@example.org', [{ name: 'film', content: Buffer.alloc(3e7) }]);
    const answer = await post(lines);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      code: 'TOO_LARGE',
      message: expect.stringContaining('larger'),
    });
  });

  it('is stored once when the email comes twice', async () => {
    const { from } = await mailed([{ name: 'a.png', content: png }]);
    const before = await stored();
    const again = mailWith(from, [{ name: 'a.png', content: png }]);
    expect((await post(again)).statusCode).toBe(204);
    expect((await shown(from)).attachments).toHaveLength(1);
    expect(await stored()).toEqual(before);
  });
});

describe('a scanned file', () => {
  it('is downloaded by nobody before the scan', async () => {
    const { attachments, from } = await mailed([{ name: 'a.png', content: png }], {
      scanned: false,
    });
    expect(attachments[0]).toMatchObject({ state: 'WAITING', path: null });
    const path = `/api/admin/enquiry-attachments/${attachments[0]!.id}`;
    const answer = await get(path);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('being scanned') });
    await drainJobs(test, 'scan-enquiry-attachment');
    expect((await shown(from)).attachments[0]).toMatchObject({ state: 'CLEAN', path });
  });

  it('with malware is named as such and given to nobody', async () => {
    const { attachments } = await mailed([
      { name: 'a.txt', content: Buffer.from('a letter with MALWARE in it') },
    ]);
    expect(attachments[0]).toMatchObject({ state: 'INFECTED', path: null });
    const answer = await get(`/api/admin/enquiry-attachments/${attachments[0]!.id}`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('Test-Signature') });
  });

  it('that the scanner cannot read stays in quarantine until it was scanned', async () => {
    clamd.mostBytes = 10;
    const { from } = await mailed([{ name: 'a.png', content: png }], { scanned: false });
    await drainJobs(test, 'scan-enquiry-attachment').catch(() => undefined);
    expect((await shown(from)).attachments[0]).toMatchObject({ state: 'WAITING' });
  });
});

describe('who gets a file', () => {
  it('is staff that reads enquiries, and nobody else', async () => {
    const { attachments } = await mailed([{ name: 'a.png', content: png }]);
    const path = attachments[0]!.path;
    expect((await get(path, '')).statusCode).toBe(401);
    expect((await get(path, (await signUpMember(test)).cookie)).statusCode).toBe(403);
    for (const [role, status] of [
      ['editor', 403],
      ['support', 200],
    ] as const) {
      const staff = await signUpMember(test);
      await rows('update users set role = ? where id = ?', [role, staff.userId]);
      expect((await get(path, staff.cookie)).statusCode, role).toBe(status);
    }
    for (const id of ['x', "' or true --", '018f2f3c-0000-7000-8000-000000000000']) {
      const other = `/api/admin/enquiry-attachments/${encodeURIComponent(id)}`;
      expect((await get(other)).statusCode).toBe(404);
    }
  });
});

describe('a stored file goes', () => {
  it('with its enquiry, when that has been kept long enough', async () => {
    const { attachments, id } = await mailed([{ name: 'a.png', content: png }]);
    const own = attachments[0]!.id;
    expect(await stored()).toContain(own);
    await rows(
      `update enquiries set received_at = received_at - interval '${enquiryLimits.keepDays + 1} days'
       where id = ?`,
      [id],
    );
    await runSweeps(test, 'forget-enquiries');
    await drainJobs(test, 'remove-enquiry-attachments');
    expect(await stored()).not.toContain(own);
    expect(await rows('select 1 from enquiry_attachments where id = ?', [own])).toEqual([]);
  });
});

/** An archive of one deflated file. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
}
