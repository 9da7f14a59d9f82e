import {
  SystemSettingsDocument,
  UpdateSystemSettingsDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#app.ts';
import { readSettings } from '#features/operations/settings/read-settings.ts';
import { graphql } from '#testing/graphql.ts';
import { memberName, signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let ann: TestMember;
let bob: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  ann = await signUpMember(test, { role: 'admin' });
  bob = await signUpMember(test, { role: 'admin' });
});
afterAll(() => test.close());

const get = (cookie = ann.cookie) =>
  test.server.inject({ url: '/api/admin/settings', headers: { cookie } });

const put = (payload: object, headers: Record<string, string> = {}) =>
  test.server.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: { cookie: ann.cookie, ...headers },
    payload,
  });

async function versionNow(): Promise<number> {
  const { data } = await graphql(test, SystemSettingsDocument, {}, ann.cookie);
  return data!.systemSettings.version;
}

const change = (who: TestMember, input: object, version: number) =>
  graphql(test, UpdateSystemSettingsDocument, { input, version }, who.cookie);

describe('the documented settings', () => {
  it('are the documented defaults before anybody changes them, and nothing else', async () => {
    expect((await get()).json()).toEqual({
      maintenanceMode: false,
      registrationEnabled: true,
      maxFileSize: 100,
      emailNotifications: true,
    });
  });

  it('are saved by the documented body, in the audit log with before and after', async () => {
    const body = {
      maintenanceMode: false,
      registrationEnabled: false,
      maxFileSize: 250,
      emailNotifications: true,
    };
    const response = await put(body);
    expect([response.statusCode, response.json()]).toEqual([200, body]);
    expect((await get(bob.cookie)).json()).toEqual(body);
    const rows = await test.app.orm.em
      .getConnection()
      .execute<object[]>(`select before, after, actor_id from audit_events`);
    expect(rows).toEqual([
      {
        before: { registrationEnabled: true, maxFileSize: 100 },
        after: { registrationEnabled: false, maxFileSize: 250 },
        actor_id: ann.userId,
      },
    ]);
  });

  it.each([
    [{ maxFileSize: 0 }, 'maxFileSize'],
    [{ maxFileSize: 10_241 }, 'maxFileSize'],
    [{ maxFileSize: 1.5 }, 'maxFileSize'],
    [{ maxFileSize: '100' }, 'maxFileSize'],
    [{ maintenanceMode: 'yes' }, 'maintenanceMode'],
    [{ emailNotifications: null }, 'emailNotifications'],
  ])('refuse %j', async (payload, field) => {
    const before = (await get()).json<unknown>();
    const response = await put(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.any(String) },
    });
    expect((await get()).json()).toEqual(before);
  });

  it('take the bounds themselves', async () => {
    for (const maxFileSize of [1, 10_240]) {
      expect((await put({ maxFileSize })).json()).toMatchObject({ maxFileSize });
    }
  });
});

describe('two administrators at once', () => {
  it('do not overwrite each other: an administrator who saw an older value gets a conflict and the new value', async () => {
    const version = await versionNow();
    expect((await change(ann, { maxFileSize: 300 }, version)).errors).toEqual([]);
    const late = await change(bob, { maxFileSize: 400 }, version);
    expect(late.errors[0]).toMatchObject({
      extensions: {
        code: 'CONFLICT',
        fields: { maxFileSize: expect.stringContaining('somebody') },
      },
    });
    const { data } = await graphql(test, SystemSettingsDocument, {}, bob.cookie);
    expect(data?.systemSettings).toMatchObject({ maxFileSize: 300 });
    expect(data?.systemSettings.changes[0]).toMatchObject({
      name: 'maxFileSize',
      by: memberName(ann.userId),
    });
  });

  it('change different settings without standing in each other’s way', async () => {
    const version = await versionNow();
    expect((await change(ann, { emailNotifications: false }, version)).errors).toEqual([]);
    const other = await change(bob, { registrationEnabled: true }, version);
    expect(other.data?.updateSystemSettings).toMatchObject({
      emailNotifications: false,
      registrationEnabled: true,
    });
  });

  it('who come at the very same moment are taken one after the other', async () => {
    const version = await versionNow();
    const answers = await Promise.all(
      [11, 12, 13, 14].map((maxFileSize) => change(ann, { maxFileSize }, version)),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  it('are told through REST by If-Match, with 412', async () => {
    const tag = (await get()).headers.etag as string;
    expect((await put({ maxFileSize: 21 }, { 'if-match': tag })).statusCode).toBe(200);
    const late = await put({ maxFileSize: 22 }, { 'if-match': tag });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([
      412,
      'PRECONDITION_FAILED',
    ]);
    expect((await put({ maxFileSize: 22 }, { 'if-match': 'W/"x"' })).statusCode).toBe(412);
    expect((await put({ maxFileSize: 22 }, { 'if-match': '*' })).statusCode).toBe(200);
  });
});

describe('what the server obeys', () => {
  it('is read from memory, and follows a change made in another process', async () => {
    const other = await createSecondProcess();
    expect(await readSettings({ app: other.app })).toBe(await readSettings({ app: other.app }));
    await put({ maxFileSize: 77 });
    await expect.poll(async () => (await readSettings({ app: other.app })).maxFileSize).toBe(77);
    await other.stop();
  });
});

async function createSecondProcess() {
  const app = await createApp(test.app.config, test.databaseUrl);
  await app.start();
  return { app, stop: () => app.stop() };
}
