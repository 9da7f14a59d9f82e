import { describe, expect, it } from 'vitest';
import type { TabLocks } from './copy-holds.ts';
import { createDraft, type SaveDraft } from './draft.ts';
import { findCopies } from './find-copies.ts';
import { localCopies } from './local-copies.ts';

interface Content {
  body: string;
}

const comparing = {
  isBlank: ({ body }: Content) => body === '',
  isSame: (a: Content, b: Content) => a.body === b.body,
};
const parse = (value: unknown): Content | null =>
  typeof value === 'object' && value !== null && 'body' in value && typeof value.body === 'string'
    ? { body: value.body }
    : null;
const theirs = {
  content: { body: 'Dear' },
  stored: { id: 'm', version: 1 },
  updatedAt: '2026-11-21T09:00:00Z',
};
const offline: SaveDraft<Content> = async () => ({ kind: 'held', reason: 'offline' });

/** A browser: one storage, and one table of locks that each tab sees through a manager of its own. */
function browser() {
  const kept = new Map<string, string>();
  const storage = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const held = new Map<string, object>();
  let made = 0;
  return {
    tab() {
      const locks: TabLocks = {
        async request(name, _options, whileHeld) {
          if (held.has(name)) return whileHeld(null);
          held.set(name, locks);
          await whileHeld({ name, mode: 'exclusive' });
          held.delete(name);
        },
        query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
      };
      const copies = localCopies({ storage: () => storage, prefix: 'draft:ana:', parse, locks });
      const newClientId = () => `client-${(made += 1)}`;
      return {
        copies,
        draftOf: (stored: typeof theirs | null, save = offline) =>
          createDraft({
            content: stored?.content ?? { body: '' },
            stored: stored?.stored ?? null,
            savedAt: null,
            manual: false,
            clientId: newClientId(),
            newClientId,
            save,
            copies,
            timings: { pauseMs: 100_000 },
            now: () => '2026-11-21T10:00:00Z',
          }),
        find: (stored: typeof theirs | null) =>
          findCopies({
            copies,
            theirs: stored,
            tabKey: (free) => free[0]?.clientId ?? null,
            comparing,
          }),
        /** The browser releases everything that a tab held, however it ended. */
        die() {
          for (const [name, owner] of held) if (owner === locks) held.delete(name);
        },
      };
    },
  };
}

/** Until the promises of the locks are settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('two tabs of one author', () => {
  it.each([
    ['a stored draft', theirs],
    ['a new draft', null],
  ])('leave the unsaved text of %s to the tab that is writing it', async (_kind, stored) => {
    const { tab } = browser();
    const [first, second] = [tab(), tab()];
    const draft = first.draftOf(stored);
    draft.edit({ body: 'Dear Ana' });
    await settled();
    expect(await second.find(stored)).toMatchObject({ restore: null, offers: [], spent: [] });
    const other = second.draftOf(stored, async () => ({
      kind: 'saved',
      stored: { id: 'm', version: 2 },
      at: 'now',
    }));
    other.edit({ body: 'Dear Rui' });
    await other.saveNow();
    expect(first.copies.all()).toMatchObject([{ content: { body: 'Dear Ana' } }]);
    draft.rest();
  });

  it('find the text once the tab that wrote it is gone', async () => {
    const { tab } = browser();
    const [first, second] = [tab(), tab()];
    first.draftOf(theirs).edit({ body: 'Dear Ana' });
    await settled();
    first.die();
    expect(await second.find(theirs)).toMatchObject({
      restore: { content: { body: 'Dear Ana' } },
      conflict: false,
    });
  });

  it('find the text once its editor was left, even if a save ends after that', async () => {
    const { tab } = browser();
    const [first, second] = [tab(), tab()];
    const draft = first.draftOf(theirs);
    draft.edit({ body: 'Dear Ana' });
    const ended = draft.saveNow();
    draft.rest();
    await ended;
    await settled();
    expect((await second.find(theirs)).restore).not.toBeNull();
  });

  it('restore a text once when both open at the same time', async () => {
    const { tab } = browser();
    const [writer, first, second] = [tab(), tab(), tab()];
    writer.draftOf(theirs).edit({ body: 'Dear Ana' });
    await settled();
    writer.die();
    const found = await Promise.all([first.find(theirs), second.find(theirs)]);
    expect(found.filter(({ restore }) => restore !== null)).toHaveLength(1);
  });

  it('do not drop what the other still holds, even if the server has the same text', async () => {
    const { tab } = browser();
    const [first, second] = [tab(), tab()];
    first.draftOf(theirs).edit(theirs.content);
    await settled();
    await second.find(theirs);
    expect(first.copies.all()).toHaveLength(1);
  });
});

describe('one tab', () => {
  it('finds its own text when the editor is reopened, and holds it again', async () => {
    const { tab } = browser();
    const [first, second] = [tab(), tab()];
    const draft = first.draftOf(theirs);
    draft.edit({ body: 'Dear Ana' });
    await settled();
    draft.rest();
    const { restore } = await first.find(theirs);
    expect(restore).not.toBeNull();
    if (restore) first.draftOf(theirs).restore(restore);
    await settled();
    expect((await second.find(theirs)).restore).toBeNull();
  });

  it('drops a copy that the server already has word for word', async () => {
    const { tab } = browser();
    const first = tab();
    const draft = first.draftOf(theirs);
    draft.edit(theirs.content);
    draft.rest();
    await settled();
    await first.find(theirs);
    expect(first.copies.all()).toEqual([]);
  });
});
