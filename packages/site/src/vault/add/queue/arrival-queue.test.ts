import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '@infinite/api-client/refusal';
import { ArrivalQueue, type QueueOptions } from './arrival-queue.ts';
import { digestContent } from './digest-content.ts';
import type { EntryState } from './entry.ts';
import { chosenFile, type ChosenFile } from './new-entry.ts';
import { sendingAtMost } from './queue-policy.ts';
import type { QueueStore } from './queue-store.ts';
import { MemoryStore } from './testing/memory-store.ts';

/** The family's vault: what arrived, by the id of its upload. */
class Vault {
  readonly kept = new Map<string, string>();
  readonly said = new Map<string, string>();
  /** What happens to each upload in turn; nothing: it arrives. */
  readonly trouble: ('full' | 'refused' | 'broken')[] = [];
  atOnce = 0;
  mostAtOnce = 0;
  /** Ends uploads in the middle, as a page that closes does. */
  isCut = false;

  calls(store: QueueStore): QueueOptions {
    return {
      memberId: 'ann',
      familyId: 'family',
      limitMb: 1,
      store,
      digest: digestContent,
      seek: async (digests) => {
        const found: { sha256: string; recordingId: string; title: string }[] = [];
        for (const [id, text] of this.kept) {
          const sha256 = await digestContent(new Blob([text]));
          if (digests.includes(sha256)) found.push({ sha256, recordingId: id, title: text });
        }
        return found;
      },
      send: async (entry, content, { signal, onUploadUrl }) => {
        this.atOnce += 1;
        this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
        try {
          await onUploadUrl(`https://family.example/media/uploads/${entry.id}`);
          const text = await content.text();
          if (this.isCut) await new Promise(() => {});
          signal.throwIfAborted();
          const trouble = this.trouble.shift();
          if (trouble === 'full') throw refusal('PLAN_FULL', 'Your plan is full.');
          if (trouble === 'refused') throw refusal('TOO_LARGE', 'That is too large.');
          if (trouble === 'broken') throw new Error('something else');
          this.kept.set(entry.id, text);
          return entry.id;
        } finally {
          this.atOnce -= 1;
        }
      },
      keepFacts: async (recordingId, { description }) => {
        this.said.set(recordingId, description);
      },
      takeBack: async () => {},
      onChange: () => {},
    };
  }
}

const refusal = (code: string, words: string) => new Refusal({ code, words, status: 413 });

function file(name: string, text = name): ChosenFile {
  return chosenFile(new File([text], name, { lastModified: 1 }), '');
}

const states = (queue: ArrivalQueue): EntryState[] => queue.entries.map(({ state }) => state);
const isAtRest = (queue: ArrivalQueue) =>
  queue.held !== null || states(queue).every((state) => state !== 'waiting' && state !== 'sending');
const atRest = (queue: ArrivalQueue) =>
  expect.poll(() => isAtRest(queue), { interval: 1, timeout: 5000 }).toBe(true);

describe('the queue of files that a member brings in', () => {
  it('sends every file once, a few at a time, and refuses what cannot be kept unsent', async () => {
    const vault = new Vault();
    const queue = await ArrivalQueue.open(vault.calls(new MemoryStore()));
    const names = Array.from({ length: 40 }, (_, at) => `photo ${at}.jpg`);
    await queue.add([...names.map((name) => file(name)), file('run.exe'), file('empty.jpg', '')]);
    await queue.add([file('photo 3.jpg'), file('huge.mov', 'x'.repeat(1024 * 1024 + 1))]);
    await atRest(queue);
    expect([...vault.kept.values()].toSorted()).toEqual(names.toSorted());
    expect(vault.mostAtOnce).toBe(sendingAtMost);
    expect(queue.entries.slice(40).map(({ problem }) => problem)).toEqual([
      'type',
      'empty',
      'too-large',
    ]);
  });

  it('does not send what is there or twice in the queue, unless the member wants it', async () => {
    const vault = new Vault();
    vault.kept.set('before', 'the lake');
    const queue = await ArrivalQueue.open(vault.calls(new MemoryStore()));
    await queue.add([file('a.jpg', 'the lake'), file('b.jpg', 'new'), file('c.jpg', 'new')]);
    await atRest(queue);
    expect(states(queue)).toEqual(['there', 'kept', 'there']);
    expect(queue.entries[0]?.words).toBe('the lake');
    expect(['b.jpg', 'new']).toContain(queue.entries[2]?.words);
    await queue.addAnyway(queue.entries[0]?.id ?? '');
    await atRest(queue);
    expect([...vault.kept.values()]).toEqual(['the lake', 'new', 'the lake']);
  });

  it('stops when the plan is full, says so in the words of the server, and goes on later', async () => {
    const vault = new Vault();
    const queue = await ArrivalQueue.open(vault.calls(new MemoryStore()));
    vault.trouble.push('full', 'full', 'full');
    await queue.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map((name) => file(name)));
    await expect.poll(() => queue.held).toEqual({ by: 'server', words: 'Your plan is full.' });
    await expect.poll(() => states(queue)).toEqual(Array(5).fill('waiting'));
    vault.trouble.length = 0;
    queue.goOn();
    await atRest(queue);
    expect(vault.kept.size).toBe(5);
  });

  it('says why a file failed, and sends it when the member tries again', async () => {
    const vault = new Vault();
    vault.trouble.push('refused', 'broken');
    const queue = await ArrivalQueue.open(vault.calls(new MemoryStore()));
    await queue.add([file('a.jpg'), file('b.jpg')]);
    await atRest(queue);
    expect(queue.entries.map(({ problem, words }) => [problem, words]).toSorted()).toEqual([
      ['answer', 'That is too large.'],
      ['other', ''],
    ]);
    for (const { id } of queue.entries) await queue.tryAgain(id);
    await atRest(queue);
    expect([...vault.kept.values()].toSorted()).toEqual(['a.jpg', 'b.jpg']);
  });

  it('keeps what an archive says of a file with it, and the file without it', async () => {
    const vault = new Vault();
    const queue = await ArrivalQueue.open(vault.calls(new MemoryStore()));
    const facts = {
      takenAt: null,
      latitude: null,
      longitude: null,
      description: 'Grandma',
      people: [],
      isFavorite: false,
    };
    await queue.add([
      { ...file('a.jpg'), isInArchive: true, facts: async () => facts },
      { ...file('b.jpg'), isInArchive: true, facts: () => Promise.reject(new Error('damaged')) },
      { ...file('c.jpg'), isInArchive: true, content: () => Promise.reject(new Error('damaged')) },
    ]);
    await atRest(queue);
    expect(states(queue)).toEqual(['kept', 'kept', 'refused']);
    expect([...vault.said]).toEqual([[queue.entries[0]?.id, 'Grandma']]);
  });

  it('goes on after a reload by itself, and asks for files the device has no copy of', async () => {
    const vault = new Vault();
    const store = new MemoryStore(5);
    vault.isCut = true;
    const before = await ArrivalQueue.open(vault.calls(store));
    await before.add([file('a.jpg', 'small'), file('b.jpg', 'rather large')]);
    await expect
      .poll(() => [...store.entries.values()].every(({ uploadUrl }) => uploadUrl))
      .toBe(true);
    before.stop();
    vault.isCut = false;
    const after = await ArrivalQueue.open(vault.calls(store));
    await expect.poll(() => states(after)).toEqual(['kept', 'away']);
    const [, waiting] = after.entries;
    await after.add([file('b.jpg', 'rather large')]);
    await atRest(after);
    expect(states(after)).toEqual(['kept', 'kept']);
    expect(after.entries[1]?.id).toBe(waiting?.id);
    expect([...vault.kept.values()]).toEqual(['small', 'rather large']);
  });

  it('neither loses nor doubles a file, whatever goes wrong and however often it reloads', async () => {
    const trouble = fc.constantFrom('full', 'refused', 'broken', null);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 20 }),
        fc.array(trouble, { maxLength: 20 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }),
        async (contents, troubles, reloads) => {
          const vault = new Vault();
          vault.trouble.push(...troubles.filter((one) => one !== null));
          const store = new MemoryStore();
          let queue = await ArrivalQueue.open(vault.calls(store));
          await queue.add(contents.map((text, at) => file(`${at}.jpg`, `${text}`)));
          for (const reload of reloads) {
            if (reload) {
              queue.stop();
              queue = await ArrivalQueue.open(vault.calls(store));
            }
            await atRest(queue);
            queue.goOn();
            const away = queue.entries.filter(({ state }) => state === 'away');
            await queue.add(
              away.map(({ name }) => file(name, `${contents[Number.parseInt(name, 10)]}`)),
            );
            for (const { id, state } of queue.entries)
              if (state === 'failed') await queue.tryAgain(id);
          }
          for (let round = 0; round < 50 && !states(queue).every(isOver); round += 1) {
            await atRest(queue);
            queue.goOn();
            for (const { id, state } of queue.entries)
              if (state === 'failed') await queue.tryAgain(id);
          }
          expect([...vault.kept.values()].toSorted()).toEqual(
            [...new Set(contents.map(String))].toSorted(),
          );
          expect(vault.mostAtOnce).toBeLessThanOrEqual(2 * sendingAtMost);
        },
      ),
      { numRuns: 30 },
    );
  });
});

const isOver = (state: EntryState): boolean => state === 'kept' || state === 'there';
