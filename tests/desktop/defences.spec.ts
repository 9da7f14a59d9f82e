import { FarServer } from '@infinite/admin-desktop/testing/far-server';
import { ElectronDesktop } from '../harness/electron-desktop.ts';
import { expect, runtime, test } from '../harness/desktop-test.ts';
import { DesktopPage } from '../page-models/desktop/desktop-page.ts';

test('the page has no Node, no other bridge, no way out and no permission', async ({ desktop }) => {
  const { page } = desktop;
  await expect(new DesktopPage(page).firstRun).toBeVisible();
  const seen = await page.evaluate(() => ({
    node: ['require', 'process', 'module', 'Buffer', 'ipcRenderer'].filter((n) => n in window),
    bridge: Object.keys(window.desktop).toSorted(),
  }));
  expect(seen).toEqual({ node: [], bridge: ['on', 'request'] });

  const tried = await page.evaluate(async () => {
    const refused = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        () => 'refused',
      );
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    const ask = window.desktop.request as (name: string, payload?: unknown) => Promise<unknown>;
    return {
      elsewhere: await refused(fetch('https://example.org/')),
      file: await refused(fetch('file:///etc/passwd')),
      channel: await refused(ask('shell:open', '/bin/sh')),
      payload: await refused(ask('api:request', { method: 'TRACE', path: '/api/x' })),
      header: await refused(
        ask('api:request', { method: 'GET', path: '/api/x', headers: { cookie: 'a=b' } }),
      ),
      inlineScript: 'ran' in window ? 'done' : 'refused',
      place: await refused(
        new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, fail)),
      ),
    };
  });
  expect(tried).toEqual({
    elsewhere: 'refused',
    file: 'refused',
    channel: 'refused',
    payload: 'refused',
    header: 'refused',
    inlineScript: 'refused',
    place: 'refused',
  });
});

test.describe('in Electron', () => {
  test.skip(runtime === null, 'no Electron runtime; the policies have unit tests');

  test('the window stays where it is and opens nothing', async ({ desktop }) => {
    if (!(desktop instanceof ElectronDesktop)) throw new Error('not in Electron');
    const { page } = desktop;
    await expect(new DesktopPage(page).firstRun).toBeVisible();
    const opened = await page.evaluate(() => window.open('https://example.org/') !== null);
    expect(opened).toBe(false);
    expect(await desktop.tryToNavigate('https://example.org/')).toEqual({
      prevented: true,
      windows: ['app://console/index.html'],
    });
    expect(await desktop.openedOutside()).toEqual([]);
  });

  test('a second start hands its link to the first one and ends', async ({ start, userData }) => {
    const far = await FarServer.start();
    const desktop = await start();
    const page = new DesktopPage(desktop.page);
    await page.connect(far.origin);
    await expect(page.signIn).toBeVisible();
    await desktop.openLink('infinite-connections://console/database?view=deliveries&x=1');
    await expect.poll(() => new URL(desktop.page.url()).hash).toBe('#tab=database&view=deliveries');
    await desktop.openLink('infinite-connections://console/settings/../../etc');
    expect(new URL(desktop.page.url()).hash).toBe('#tab=database&view=deliveries');
    expect(userData).not.toBe('');
    await far.stop();
  });
});
