import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteSettings } from '#features/publishing/site-settings/read-site-settings.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await createTestApp({ env: { SUPPORT_EMAIL: 'ask@example.org' } });
  cookie = (await signUpMember(test, { role: 'admin' })).cookie;
});
afterAll(() => test.close());

const asDocumented = {
  visitorBadge: 'SIMULATED',
  notificationPopup: false,
  supportEmail: null,
  supportPhone: null,
  blogUrl: null,
  heroHeading: null,
  heroLead: null,
  heroLook: null,
  heroStart: null,
};

interface Update {
  updateSiteSettings: { version: number } & Record<string, unknown>;
}

const updateDocument = `mutation ($version: Int!, $input: SiteSettingsInput!) {
  updateSiteSettings(version: $version, input: $input) {
    visitorBadge notificationPopup supportEmail supportPhone blogUrl
    heroHeading heroLead heroLook heroStart version } }`;

const update = (version: number, change: object) =>
  graphql<Update, object>(
    test,
    updateDocument,
    { version, input: { ...asDocumented, ...change } },
    cookie,
  );

const inForce = () => readSiteSettings({ app: test.app });
const version = async () => (await inForce()).version;

describe('the site settings', () => {
  it('are as documented until somebody decides, with the support of the configuration', async () => {
    expect(await inForce()).toEqual({
      ...asDocumented,
      supportEmail: 'ask@example.org',
      supportPhone: '+1 555 0100',
      blogUrl: 'http://localhost:3000/blog',
      version: 0,
    });
  });

  it('hold at once after they were changed, and an emptied one goes back to the default', async () => {
    const changed = await update(0, {
      visitorBadge: 'OFF',
      supportEmail: 'Kind@Example.org',
      heroHeading: '  Say it\n now ',
    });
    expect(changed.data?.updateSiteSettings).toMatchObject({
      heroHeading: 'Say it  now',
      version: 1,
    });
    expect(await inForce()).toMatchObject({ visitorBadge: 'OFF', heroHeading: 'Say it  now' });
    expect((await inForce()).supportEmail.toLowerCase()).toBe('kind@example.org');
    await update(1, { supportEmail: ' ', heroHeading: '' });
    expect(await inForce()).toMatchObject({ supportEmail: 'ask@example.org', heroHeading: null });
  });

  it('of another process hold here as soon as it says so', async () => {
    const run = (sql: string) => test.app.orm.em.getConnection().execute(sql);
    const told = new Map<string, () => void>();
    await test.app.notifications.listen('site-settings', (payload) => told.get(payload)?.());
    const announce = () =>
      new Promise<void>((resolve, reject) => {
        const name = randomUUID();
        told.set(name, resolve);
        run(`select pg_notify('site-settings', '${name}')`).catch(reject);
      });
    // The notices of earlier changes have come once this one has.
    await announce();
    await inForce();
    await run("update site_settings set hero_lead = 'from elsewhere'");
    expect((await inForce()).heroLead, 'from memory').toBeNull();
    await announce();
    expect((await inForce()).heroLead).toBe('from elsewhere');
  });

  it('are not overwritten by an administrator who looked at older ones', async () => {
    const now = await version();
    await update(now, { visitorBadge: 'LIVE' });
    const late = await update(now, { visitorBadge: 'OFF' });
    expect(late.errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      fields: { version: String(now + 1) },
    });
    expect((await inForce()).visitorBadge).toBe('LIVE');
  });

  it.each([
    ['supportEmail', 'nobody'],
    ['supportPhone', 'call me'],
    ['blogUrl', 'javascript:alert(1)'],
    ['blogUrl', 'blog.example.org'],
    ['heroHeading', 'x'.repeat(91)],
  ])('refuse a %s such as %j, and say where', async (field, value) => {
    const answer = await update(await version(), { [field]: value });
    expect(answer.errors[0]?.extensions?.code).toBe('INVALID_INPUT');
    expect(Object.keys(answer.errors[0]?.extensions?.fields ?? {})).toEqual([field]);
  });

  it('are an administrator’s alone', async () => {
    const member = await signUpMember(test);
    for (const [who, code] of [
      [undefined, 'UNAUTHENTICATED'],
      [member.cookie, 'FORBIDDEN'],
    ] as const) {
      const answer = await graphql(test, '{ siteSettings { version } }', {}, who);
      expect(answer.errors[0]?.extensions?.code).toBe(code);
    }
    const { errors } = await graphql(test, '{ siteSettings { version } }', {}, cookie);
    expect(errors).toEqual([]);
  });
});
