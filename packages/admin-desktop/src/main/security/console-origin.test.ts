import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consoleFile } from './console-file.ts';
import { isConsolePage, mayAsk, mayOpenOutside } from './console-origin.ts';

describe('isConsolePage', () => {
  it.each([
    ['app://console/index.html', true],
    ['app://console/index.html#tab=users', true],
    ['app://console.evil/index.html', false],
    ['app://console:8080/index.html', false],
    ['app://user@console/index.html', false],
    ['app://evil/app://console/', false],
    ['https://console/', false],
    ['https://evil.example/?app://console/', false],
    ['about:blank', false],
    ['data:text/html,<p>', false],
    ['file:///index.html', false],
    ['', false],
  ])('%s: %s', (address, own) => expect(isConsolePage(address)).toBe(own));
});

it('only the top frame of the window on our own page may ask', () => {
  const url = 'app://console/index.html';
  expect(mayAsk({ url, isMainFrameOfWindow: true })).toBe(true);
  expect(mayAsk({ url, isMainFrameOfWindow: false })).toBe(false);
  expect(mayAsk({ url: 'https://evil.example/', isMainFrameOfWindow: true })).toBe(false);
});

describe('mayOpenOutside', () => {
  const origin = 'https://family.example';
  it.each([
    ['https://family.example/blog/x', true],
    ['mailto:support@example.org', true],
    ['https://family.example.evil.example/', false],
    ['https://evil.example/https://family.example', false],
    ['https://family.example@evil.example/', false],
    ['https://ann:pw@family.example/', false],
    ['http://family.example/', false],
    ['https://family.example:8443/', false],
    ['file:///etc/passwd', false],
    ['smb://family.example/share', false],
    ['javascript:alert(1)', false],
    ['nonsense', false],
  ])('%s: %s', (address, may) => expect(mayOpenOutside(address, origin)).toBe(may));

  it('without a server nothing on the web may be opened', () =>
    expect(mayOpenOutside('https://family.example/', null)).toBe(false));
});

describe('consoleFile', () => {
  it('serves a file of ours with its type and the policy', () => {
    const file = consoleFile('/app/renderer', 'app://console/assets/index-1.js#x');
    expect(file?.path).toBe('/app/renderer/assets/index-1.js');
    expect(file?.headers['content-type']).toContain('text/javascript');
    expect(file?.headers['content-security-policy']).toContain("default-src 'none'");
    expect(file?.headers['content-security-policy']).not.toContain('unsafe');
  });

  it.each([
    'app://console/../main/index.cjs',
    'app://console/%2e%2e/main/index.js',
    'app://console/..%2fmain%2findex.js',
    'app://console/%00.html',
    'app://console/%E0%A4%A.html',
    'app://console/',
    'app://console/secret.json',
    'app://other/index.html',
  ])('%s is nothing of ours', (address) =>
    expect(consoleFile('/app/renderer', address)?.path ?? '/app/renderer/main').toMatch(
      /^\/app\/renderer\//,
    ),
  );

  it('no address leads out of the folder', () => {
    const part = fc.constantFrom('..', '%2e%2e', '%2f', '/', '\\', '%5c', 'a', '.html', '%00', '.');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const file = consoleFile('/app/renderer', `app://console/${parts.join('')}`);
        return file === null || file.path.startsWith('/app/renderer/');
      }),
    );
  });
});
