import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UpdateState } from '#ipc/channels.ts';
import { FarServer } from '#testing/far-server.ts';
import { feedKeys, feedOf, installedDeb } from '#testing/update-feed.ts';
import { updaterPort } from './updater-port.ts';
import { isOffline, Updates } from './updates.ts';

const installer = 'admin_9.0.0_amd64.deb';
const content = 'the new version';
const trust = { keys: [feedKeys.publicKey], feed: 'latest-linux.yml' };
const stranger = generateKeyPairSync('ed25519').privateKey;
let feed: FarServer;
let files: Record<string, string>;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  files = {};
  feed = await FarServer.start();
  feed.answer = ({ url = '' }, response) => {
    const file = files[new URL(url, feed.origin).pathname];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  };
});
afterEach(async () => {
  vi.restoreAllMocks();
  await feed.stop();
});

/** Looks once. @returns every state on the way, without repetitions */
async function look(): Promise<{ updates: Updates; kinds: string[]; end: UpdateState | null }> {
  const kinds: string[] = [];
  const installing = { before: () => {}, failed: () => {} };
  const port = updaterPort(installedDeb(`${feed.origin}/desktop/`), installing, trust);
  const updates: Updates = new Updates(port, () => {
    const { kind = '' } = updates.state ?? {};
    if (kinds.at(-1) !== kind) kinds.push(kind);
  });
  await updates.look();
  return { updates, kinds, end: updates.state };
}

it('says that this version is the newest', async () => {
  files['/desktop/latest-linux.yml'] = feedOf('0.1.0', installer, content);
  expect((await look()).kinds).toEqual(['checking', 'current']);
});

it('fetches a newer version and keeps it ready, without asking again', async () => {
  files['/desktop/latest-linux.yml'] = feedOf('9.0.0', installer, content);
  files[`/desktop/${installer}`] = content;
  const { updates, kinds, end } = await look();
  expect(kinds).toEqual(['checking', 'downloading', 'ready']);
  expect(end).toEqual({ kind: 'ready', version: '9.0.0' });
  const asked = feed.requests.length;
  await updates.look();
  expect(feed.requests).toHaveLength(asked);
});

it.each([
  ['is missing', undefined, 'download'],
  ['is not the announced one', 'somebody else’s version', 'checksum'],
  ['has one other byte', 'the neW version', 'checksum'],
  ['is longer', 'the new version!', 'checksum'],
  ['is shorter', 'the new versio', 'checksum'],
])('takes nothing when the file %s, and can be asked again', async (_, file, failure) => {
  files['/desktop/latest-linux.yml'] = feedOf('9.0.0', installer, content);
  if (file !== undefined) files[`/desktop/${installer}`] = file;
  const { updates, kinds, end } = await look();
  expect(kinds).toEqual(['checking', 'downloading', 'failed']);
  expect(end).toEqual({ kind: 'failed', failure });
  files[`/desktop/${installer}`] = content;
  await updates.look();
  expect(updates.state).toEqual({ kind: 'ready', version: '9.0.0' });
});

it.each(['0.1.0', '0.0.9', '0.1.0-beta.1'])(
  'takes no version that is not newer: %s',
  async (version) => {
    files['/desktop/latest-linux.yml'] = feedOf(version, installer, content);
    files[`/desktop/${installer}`] = content;
    expect((await look()).kinds).toEqual(['checking', 'current']);
  },
);

it.each([
  ['without a signature', (text: string) => text.replace(/^signature:.*\n/m, '')],
  ['with the signature of another key', () => feedOf('9.0.0', installer, content, stranger)],
  ['with another version', (text: string) => text.replace('9.0.0', '9.0.1')],
  ['with another size', (text: string) => text.replace(/size: \d+/, 'size: 1')],
  ['with an installer of its own', (text: string) => `${text}packages:\n  x64:\n    path: x.7z\n`],
])('downloads nothing when the feed comes %s', async (_, change) => {
  files['/desktop/latest-linux.yml'] = change(feedOf('9.0.0', installer, content));
  files[`/desktop/${installer}`] = content;
  const { kinds, end } = await look();
  expect(kinds).toEqual(['checking', 'failed']);
  expect(end).toEqual({ kind: 'failed', failure: 'signature' });
  expect(feed.requests.some(({ url }) => url.includes(installer))).toBe(false);
});

it('tells a lost line from an answer that is not a feed', async () => {
  expect((await look()).end).toEqual({ kind: 'failed', failure: 'not-a-feed' });
  files['/desktop/latest-linux.yml'] = '<html>Sign in to this network</html>';
  expect((await look()).end).toEqual({ kind: 'failed', failure: 'not-a-feed' });
  feed.answer = (request) => void request.socket.destroy();
  expect((await look()).end).toEqual({ kind: 'failed', failure: 'offline' });
});

it.each([
  ['net::ERR_INTERNET_DISCONNECTED', true],
  ['net::ERR_NAME_NOT_RESOLVED', true],
  ['connect ECONNREFUSED 127.0.0.1:1', true],
  ['Request has been timed out', true],
  ['net::ERR_CERT_DATE_INVALID', false],
  ['Cannot find channel "latest.yml"', false],
])('%s means offline: %s', (message, offline) => {
  expect(isOffline(new Error(message))).toBe(offline);
});

it('a version that cannot be put in place leaves the application running, and says so', async () => {
  const heard: string[] = [];
  const updater = installedDeb(`${feed.origin}/desktop/`);
  const port = updaterPort(
    updater,
    {
      before: () => void heard.push('before'),
      failed: () => void heard.push('failed'),
    },
    trust,
  );
  files['/desktop/latest-linux.yml'] = feedOf('9.0.0', installer, content);
  files[`/desktop/${installer}`] = content;
  const updates = new Updates(port, () => {});
  await updates.look();
  vi.spyOn(updater, 'quitAndInstall').mockImplementation(() => {
    updater.emit('error', new Error('Command pkexec exited with code 126'));
  });
  updates.install();
  expect(updates.state).toEqual({ kind: 'failed', failure: 'install' });
  expect(heard).toEqual(['before', 'failed']);
});
