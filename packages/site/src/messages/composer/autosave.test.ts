import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave, type DraftPort, type SaveOutcome } from './autosave.ts';
import { emptyContent, type DraftContent } from './draft-content.ts';
import { localCopies } from './local-copies.ts';

const written = (body: string): DraftContent => ({ ...emptyContent('Europe/Lisbon'), body });

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

function writerWith(answers: SaveOutcome[]) {
  const copies = localCopies(deviceStorage(), 'ana');
  const save = vi.fn<DraftPort['save']>(async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('one save too many');
    return answer;
  });
  let made = 0;
  const autosave = createAutosave({
    content: emptyContent('Europe/Lisbon'),
    stored: null,
    savedAt: null,
    manual: false,
    clientId: 'client-0',
    newClientId: () => `client-${(made += 1)}`,
    port: { save },
    copies,
    pauseMs: 1000,
    now: () => '2026-11-21T10:00:00Z',
  });
  return { autosave, save, copies };
}

const saved = (version: number): SaveOutcome => ({
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
    autosave.stop();
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
    localCopies(storage, 'ana').keep(copy);
    expect(localCopies(storage, 'rui').all()).toEqual([]);
    expect(localCopies(storage, 'ana').all()).toEqual([copy]);
  });

  it('leaves a damaged copy alone', () => {
    const storage = deviceStorage();
    storage.setItem('infinite-connections:draft:ana:x', '{"content":');
    storage.setItem('infinite-connections:draft:ana:y', '{"content":{}}');
    expect(localCopies(storage, 'ana').all()).toEqual([]);
  });
});
