import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptProcesses } from '#features/recordings/recordings/processing/kept-processes.ts';
import type { PreparationProcess } from '#features/recordings/recordings/processing/preparation-process.ts';
import type { ContentRequest } from '#features/recordings/recordings/processing/preparation-request.ts';
import { failedAs, keptAs } from '#features/recordings/recordings/processing/prepared.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function requestOf(familyKey: Uint8Array, dataDir = '/data'): ContentRequest {
  const storage = { storageUrl: undefined, dataDir };
  return { task: 'content', claimed: 'PHOTO', recordingId: '1', work: 'w', familyKey, storage };
}
function started() {
  const ended = vi.fn<() => void>();
  const opened = { rest: vi.fn<() => void>(), end: ended } as Partial<PreparationProcess>;
  return { opened: opened as PreparationProcess, ended };
}
const photo = {
  ...keptAs('PHOTO', 'image/jpeg'),
  forms: {
    ...{
      width: 1,
      height: 1,
      smallBytes: 1,
      middleBytes: 1,
      wholeBytes: null,
      previewBytes: null,
      placeholder: '',
    },
    looks: { width: 1, height: 1, likeness: null },
  },
};

it('gives a process to the family whose photo it made, and to no other', () => {
  const kept = new KeptProcesses();
  const [mine, theirs] = [requestOf(randomBytes(32)), requestOf(randomBytes(32))];
  const { opened } = started();
  expect(kept.keep(opened, mine, photo)).toBe(true);
  expect(kept.take(theirs)).toBeUndefined();
  expect(kept.take(requestOf(mine.familyKey, '/other'))).toBeUndefined();
  expect(kept.take(mine)).toBe(opened);
  // It works now, so nobody else gets it.
  expect(kept.take(mine)).toBeUndefined();
});

it('keeps none for what is no photo, or failed, or goes without a family', () => {
  const kept = new KeptProcesses();
  const request = requestOf(randomBytes(32));
  const { opened } = started();
  expect(kept.keep(opened, request, keptAs('VIDEO', 'video/mp4'))).toBe(false);
  expect(kept.keep(opened, request, failedAs('PHOTO', 'image/png', 'broken'))).toBe(false);
  expect(kept.keep(opened, request, 'decoded')).toBe(false);
  const portrait = { task: 'portrait' as const, file: new Uint8Array() };
  expect(kept.keep(opened, portrait, { picture: new Uint8Array() })).toBe(false);
  expect(kept.take(portrait)).toBeUndefined();
});

it('ends a process that rests too long, and lets none make more than 32 photos', () => {
  const kept = new KeptProcesses();
  const request = requestOf(randomBytes(32));
  const { opened, ended } = started();
  for (let made = 1; made < 32; made += 1) {
    expect(kept.keep(opened, request, photo)).toBe(true);
    expect(kept.take(request)).toBe(opened);
  }
  expect(kept.keep(opened, request, photo)).toBe(false);
  const next = started();
  kept.keep(next.opened, request, photo);
  vi.advanceTimersByTime(10_000);
  expect(next.ended).toHaveBeenCalledOnce();
  expect(kept.take(request)).toBeUndefined();
  expect(ended).not.toHaveBeenCalled();
});
