import { createHash } from 'node:crypto';
import type { Clock } from '#adapters/clock/port.ts';
import type { Orm } from '#platform/database/orm.ts';

export interface BucketRules {
  readonly capacity: number;
  /** How much leaks out in a second. */
  readonly perSecond: number;
  readonly portion: number;
}

export interface Charge {
  readonly granted: boolean;
  /** What is left after this charge. */
  readonly remaining: number;
  /** Until the same charge would be granted; 0 when it was. */
  readonly retryAfterSeconds: number;
  /** Until everything is there again. */
  readonly fullInSeconds: number;
}

/** Points of a key that this process has taken from the database and not yet used. */
interface Holding {
  left: number;
  /** What was in the bucket when the points were taken, and when that was. */
  level: number;
  atMs: number;
}

interface Taken {
  readonly points: number;
  readonly level: number;
  readonly atMs: number;
}

const holdingsKept = 10_000;

/**
 * A leaky bucket a key, in PostgreSQL, so that every process fills the same one. A process takes
 * points by portions and hands them out itself: most requests write nothing. What it holds counts
 * as used, so that all of them together never grant more than the bucket has; a process that ends
 * takes a portion with it, which leaks away like the rest.
 */
export class CostBuckets {
  readonly #holdings = new Map<string, Holding>();
  readonly #takings = new Map<string, Promise<Taken | undefined>>();

  constructor(
    private readonly orm: Orm,
    private readonly clock: Clock,
    private readonly rules: BucketRules,
  ) {}

  async charge(key: string, cost: number): Promise<Charge> {
    for (;;) {
      const holding = this.#holdings.get(key);
      if (holding && holding.left >= cost) {
        holding.left -= cost;
        return this.#granted(holding);
      }
      // One taking a key at a time: those who wait for it may find enough afterwards.
      const taking = this.#takings.get(key);
      if (!taking) return this.#chargeAnew(key, cost, holding);
      await taking.catch(() => undefined);
    }
  }

  async #chargeAnew(key: string, cost: number, holding: Holding | undefined): Promise<Charge> {
    const own = holding?.left ?? 0;
    if (holding) holding.left = 0;
    const missing = cost - own;
    const taking = this.#takePortion(key, missing);
    this.#takings.set(key, taking);
    const taken = await taking.finally(() => this.#takings.delete(key));
    if (!taken) {
      if (holding) holding.left = own;
      return this.#refused(key, missing, own);
    }
    const fresh = { left: own + taken.points - cost, level: taken.level, atMs: taken.atMs };
    this.#keep(key, fresh);
    return this.#granted(fresh);
  }

  async #takePortion(key: string, missing: number): Promise<Taken | undefined> {
    const { portion } = this.rules;
    const taken = await this.#take(key, Math.max(missing, portion));
    return taken ?? (missing < portion ? this.#take(key, missing) : undefined);
  }

  async #take(key: string, points: number): Promise<Taken | undefined> {
    const now = this.clock.now();
    const { capacity, perSecond } = this.rules;
    if (points > capacity) return undefined;
    const rows = await this.orm.em.getConnection().execute<{ level: number }[]>(
      `insert into cost_buckets as b (key_hash, level, at) values (?, ?, ?::timestamptz)
       on conflict (key_hash) do update
         set level = greatest(0, b.level - extract(epoch from excluded.at - b.at) * ?) + excluded.level,
             at = excluded.at
         where greatest(0, b.level - extract(epoch from excluded.at - b.at) * ?) + excluded.level <= ?
       returning level`,
      [hashOf(key), points, now.toString(), perSecond, perSecond, capacity],
    );
    const level = rows[0]?.level;
    return level === undefined ? undefined : { points, level, atMs: now.epochMilliseconds };
  }

  #granted({ left, level, atMs }: Holding): Charge {
    const { capacity, perSecond } = this.rules;
    const leaked = ((this.clock.now().epochMilliseconds - atMs) / 1000) * perSecond;
    const used = Math.max(0, Math.max(0, level - leaked) - left);
    return {
      granted: true,
      remaining: Math.floor(Math.min(capacity, capacity - used)),
      retryAfterSeconds: 0,
      fullInSeconds: Math.ceil(used / perSecond),
    };
  }

  async #refused(key: string, missing: number, left: number): Promise<Charge> {
    const { capacity, perSecond } = this.rules;
    const rows = await this.orm.em.getConnection().execute<{ level: number }[]>(
      `select greatest(0, level - extract(epoch from ?::timestamptz - at) * ?)::float8 as level
           from cost_buckets where key_hash = ?`,
      [this.clock.now().toString(), perSecond, hashOf(key)],
    );
    const level = rows[0]?.level ?? 0;
    return {
      granted: false,
      remaining: Math.max(0, Math.floor(capacity - level + left)),
      retryAfterSeconds: Math.max(1, Math.ceil((level + missing - capacity) / perSecond)),
      fullInSeconds: Math.ceil(level / perSecond),
    };
  }

  #keep(key: string, holding: Holding): void {
    this.#holdings.delete(key);
    this.#holdings.set(key, holding);
    const [oldest] = this.#holdings.keys();
    if (this.#holdings.size > holdingsKept && oldest !== undefined) this.#holdings.delete(oldest);
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
