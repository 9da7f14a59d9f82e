import { z } from 'zod';
import type { StoredDraft } from './autosave-machine.ts';
import type { DraftContent } from './draft-content.ts';

/** Work that the server has not acknowledged yet, kept on the device of the person who wrote it. */
export interface LocalCopy {
  clientId: string;
  content: DraftContent;
  stored: StoredDraft | null;
  at: string;
}

export interface LocalCopies {
  keep(copy: LocalCopy): void;
  drop(clientId: string): void;
  all(): LocalCopy[];
}

/** On the server, which has no device. */
export const noCopies: LocalCopies = {
  keep: () => undefined,
  drop: () => undefined,
  all: () => [],
};

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Copies of one member, so that the next person at the same device does not see them. Full or
 * blocked storage costs only the copy: writing and saving continue.
 */
export function localCopies(storage: DeviceStorage, userId: string): LocalCopies {
  const prefix = `infinite-connections:draft:${userId}:`;
  return {
    keep(copy) {
      tolerantly(() => storage.setItem(prefix + copy.clientId, JSON.stringify(copy)));
    },
    drop(clientId) {
      tolerantly(() => storage.removeItem(prefix + clientId));
    },
    all() {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      return keys
        .filter((key) => key !== null && key.startsWith(prefix))
        .map((key) => readCopy(storage.getItem(key ?? '')))
        .filter((copy) => copy !== null)
        .sort((a, b) => b.at.localeCompare(a.at));
    },
  };
}

function tolerantly(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

const copySchema = z.object({
  clientId: z.string(),
  at: z.string(),
  stored: z.object({ id: z.string(), version: z.number() }).nullable(),
  content: z.object({
    title: z.string(),
    body: z.string(),
    attachmentIds: z.array(z.string()),
    recipients: z.array(
      z.object({
        key: z.string(),
        id: z.string().nullable(),
        name: z.string(),
        email: z.string(),
        relation: z.string(),
        timeZone: z.string(),
      }),
    ),
    when: z.object({
      kind: z.enum(['DATE', 'RECURRING', 'OCCASION']),
      localDate: z.string(),
      localTime: z.string(),
      timeZone: z.string(),
      recurrence: z.enum(['BIRTHDAY', 'ANNIVERSARY', 'YEARLY']),
      untilYear: z.string(),
      leapDayRule: z.enum(['FEBRUARY_28', 'MARCH_1']),
      occasion: z.string(),
    }),
  }),
});

/** Ignores a copy that an older version of the page wrote, or that was tampered with. */
function readCopy(text: string | null): LocalCopy | null {
  if (text === null) return null;
  try {
    const copy = copySchema.safeParse(JSON.parse(text));
    return copy.success ? copy.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
