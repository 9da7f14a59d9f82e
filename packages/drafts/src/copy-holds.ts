/** The part of the browser's lock manager that is used. */
export interface TabLocks {
  request(
    name: string,
    options: { ifAvailable: true },
    whileHeld: (lock: object | null) => Promise<void> | undefined,
  ): Promise<unknown>;
  query(): Promise<{ held?: { name?: string }[] }>;
}

/**
 * Which copies a live tab is writing, so that another tab leaves them alone. Held by Web Locks: the
 * browser releases them when a tab ends, even if it was killed or is frozen.
 */
export interface CopyHolds {
  /** Holds a copy for this tab. Resolves to false if another tab holds it. */
  take(clientId: string): Promise<boolean>;
  release(clientId: string): void;
  /** The ids of the copies that other tabs hold. */
  heldElsewhere(): Promise<Set<string>>;
}

/** Without locks, on the server or in an insecure context: every copy is free. */
export const noHolds: CopyHolds = {
  take: () => Promise.resolve(true),
  release: () => undefined,
  heldElsewhere: () => Promise.resolve(new Set()),
};

interface Hold {
  readonly taken: Promise<boolean>;
  readonly release: () => void;
  readonly ended: Promise<void>;
  isReleased: boolean;
}

/** What this tab holds: the lock manager does not tell a tab which locks are its own. */
const holdsOf = new WeakMap<TabLocks, Map<string, Hold>>();

export function copyHolds(prefix: string, locks: TabLocks | undefined): CopyHolds {
  if (locks === undefined) return noHolds;
  const own = holdsOf.get(locks) ?? new Map<string, Hold>();
  holdsOf.set(locks, own);

  const hold = (name: string): Promise<boolean> => {
    const released = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<boolean>();
    const whileHeld = (lock: object | null) => {
      taken.resolve(lock !== null);
      return lock === null ? undefined : released.promise;
    };
    const end = () => {
      own.delete(name);
      // A browser that refuses locks, or a page that is going away: nobody can hold the copy.
      taken.resolve(true);
    };
    const ended = locks.request(name, { ifAvailable: true }, whileHeld).then(end, end);
    own.set(name, {
      taken: taken.promise,
      release: released.resolve,
      ended,
      isReleased: false,
    });
    return taken.promise;
  };

  const take = async (clientId: string): Promise<boolean> => {
    const name = prefix + clientId;
    const mine = own.get(name);
    if (mine === undefined) return hold(name);
    if (!mine.isReleased) return mine.taken;
    await mine.ended;
    return take(clientId);
  };

  return {
    take,
    release(clientId) {
      const mine = own.get(prefix + clientId);
      if (mine === undefined) return;
      mine.isReleased = true;
      mine.release();
    },
    async heldElsewhere() {
      // What this tab releases while the manager answers may still be in the answer.
      const mine = new Set(own.keys());
      const { held = [] } = await locks.query().catch(() => ({ held: [] }));
      const names = held.flatMap(({ name }) => name ?? []);
      const others = names.filter((name) => !mine.has(name) && !own.has(name));
      const ofPrefix = others.filter((name) => name.startsWith(prefix));
      return new Set(ofPrefix.map((name) => name.slice(prefix.length)));
    },
  };
}
