import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft, type DraftTimings, type SaveDraft, type SaveOutcome } from './draft.ts';
import { localCopies } from './local-copies.ts';

interface Content {
  body: string;
}

const written = (body: string): Content => ({ body });

const parse = (value: unknown): Content | null =>
  typeof value === 'object' && value !== null && 'body' in value && typeof value.body === 'string'
    ? { body: value.body }
    : null;

function deviceStorage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const copiesOf = (storage: ReturnType<typeof deviceStorage>, userId: string) =>
  localCopies({ storage: () => storage, prefix: `draft:${userId}:`, parse });

function writerWith(
  answers: SaveOutcome<Content>[],
  timings: DraftTimings = { pauseMs: 1000 },
  storage = deviceStorage(),
) {
  const copies = copiesOf(storage, 'ana');
  const save = vi.fn<SaveDraft<Content>>(async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('one save too many');
    return answer;
  });
  let made = 0;
  const autosave = createDraft({
    content: written(''),
    stored: null,
    savedAt: null,
    manual: false,
    clientId: 'client-0',
    newClientId: () => `client-${(made += 1)}`,
    save,
    isReady: ({ body }) => body !== '',
    copies,
    timings,
    now: () => '2026-11-21T10:00:00Z',
  });
  return { autosave, save, copies };
}

const saved = (version: number): SaveOutcome<Content> => ({
  kind: 'saved',
  stored: { id: 'm', version },
  at: '2026-11-21T10:00:01Z',
});

describe('the writer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is saved once after a pause, however many letters were typed', async () => {
    const { autosave, save, copies } = writerWith([saved(1)]);
    for (const body of ['D', 'De', 'Dear']) autosave.edit(written(body));
    expect(copies.all()[0]?.content.body).toBe('Dear');
    await vi.advanceTimersByTimeAsync(1000);
    expect(save.mock.calls).toEqual([[written('Dear'), null, 'client-0']]);
    expect(copies.all()).toEqual([]);
  });

  it('finds the words on the device after the tab was closed before a save', () => {
    const { autosave, copies } = writerWith([]);
    autosave.edit(written('Dear Ana'));
    autosave.rest();
    expect(copies.all()).toMatchObject([{ clientId: 'client-0', stored: null }]);
    expect(copies.all()[0]?.content).toEqual(written('Dear Ana'));
  });

  it('keeps the words while offline and saves them with the next attempt', async () => {
    const { autosave, copies } = writerWith([{ kind: 'held', reason: 'offline' }, saved(1)]);
    autosave.edit(written('Dear'));
    const offline = await autosave.saveNow();
    expect(offline.status).toMatchObject({ kind: 'held', reason: 'offline' });
    expect(copies.all()).toHaveLength(1);
    const online = await autosave.saveNow();
    expect(online.status).toEqual({ kind: 'idle' });
    expect(copies.all()).toEqual([]);
  });

  it('makes the draft anew under a new key when it was deleted elsewhere', async () => {
    const { autosave, save } = writerWith([{ kind: 'gone' }, saved(1)]);
    autosave.edit(written('Dear'));
    await autosave.saveNow();
    expect(save.mock.calls.map((call) => call[2])).toEqual(['client-0', 'client-1']);
  });

  it('saves once when asked twice at the same time', async () => {
    const { autosave, save } = writerWith([saved(1)]);
    autosave.edit(written('Dear'));
    await Promise.all([autosave.saveNow(), autosave.saveNow()]);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('is not offered what another member left on the same device', () => {
    const storage = deviceStorage();
    const copy = { clientId: 'a', content: written('mine'), stored: null, at: '2026' };
    copiesOf(storage, 'ana').keep(copy);
    expect(copiesOf(storage, 'rui').all()).toEqual([]);
    expect(copiesOf(storage, 'ana').all()).toEqual([copy]);
  });

  it('leaves a damaged copy alone', () => {
    const storage = deviceStorage();
    storage.setItem('draft:ana:x', '{"content":');
    storage.setItem('draft:ana:y', '{"content":{}}');
    expect(copiesOf(storage, 'ana').all()).toEqual([]);
  });

  it('is saved during long typing without a rest', async () => {
    const { autosave, save } = writerWith([saved(1)], { pauseMs: 1000, longestMs: 2500 });
    for (let letters = 1; letters <= 5; letters += 1) {
      autosave.edit(written('x'.repeat(letters)));
      await vi.advanceTimersByTimeAsync(600);
    }
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('is saved again by itself after a lost connection, each time a little later', async () => {
    const offline: SaveOutcome<Content> = { kind: 'held', reason: 'offline' };
    const { autosave, save } = writerWith([offline, offline, saved(1)], {
      pauseMs: 1000,
      longestMs: 60_000,
      retryMs: 3000,
    });
    autosave.edit(written('Dear'));
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(3000);
    expect(save).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(save).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(save).toHaveBeenCalledTimes(3);
    expect(autosave.getState().status).toEqual({ kind: 'idle' });
  });

  it('never waits longer for an attempt than its longest delay, however often it failed', async () => {
    const offline: SaveOutcome<Content> = { kind: 'held', reason: 'offline' };
    const { autosave, save } = writerWith([offline, offline, offline, offline, saved(1)], {
      pauseMs: 1000,
      longestMs: 15_000,
      retryMs: 3000,
      longestRetryMs: 6000,
    });
    autosave.edit(written('Dear'));
    await vi.advanceTimersByTimeAsync(1000 + 3000 + 6000 + 6000);
    expect(save).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(6000);
    expect(autosave.getState().status).toEqual({ kind: 'idle' });
  });

  it('waits on the device until it may be saved', async () => {
    const { autosave, save, copies } = writerWith([]);
    autosave.edit(written(''));
    await vi.advanceTimersByTimeAsync(5000);
    expect(save).not.toHaveBeenCalled();
    expect(copies.all()).toHaveLength(1);
  });

  it('says so when the device refuses the copy, and finds it in this window all the same', () => {
    const full = {
      ...deviceStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { autosave, copies } = writerWith([], { pauseMs: 1000 }, full);
    autosave.edit(written('Dear'));
    expect(autosave.isSafe()).toBe(false);
    expect(copies.all()).toMatchObject([{ content: written('Dear') }]);
    autosave.forget();
    expect(autosave.isSafe()).toBe(true);
    expect(copies.all()).toEqual([]);
  });

  it('retries no more once its editor is closed', async () => {
    const { autosave, save, copies } = writerWith([{ kind: 'held', reason: 'offline' }], {
      pauseMs: 1000,
      retryMs: 1000,
    });
    autosave.edit(written('Dear'));
    const settled = autosave.saveNow();
    autosave.rest();
    await settled;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(copies.all()).toHaveLength(1);
  });
});
