import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, stat, unlink } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/**
 * What the mail server accepted, kept on this machine's disk until the database knows it: one file
 * a sender, named after its presence, one JSON line a mail. A line is on the disk (fsync) before
 * anything else is sent, so neither a database that is away nor a SIGKILL makes us forget that a
 * mail was taken.
 */
export interface Acceptance {
  readonly deliveryId: string;
  readonly attempt: number;
  readonly messageId: string;
  readonly response: string;
  /** ISO instant. */
  readonly at: string;
}

/** The journal of one sender. Open it before the first mail: without it nothing may be sent. */
export class AcceptanceJournal {
  /** Set after a failed write; then no further mail may be started. */
  broken: unknown = undefined;
  #waiting: { line: string; done: () => void; failed: (error: unknown) => void }[] = [];
  #writing: Promise<void> | undefined;

  private constructor(
    private readonly file: string,
    private readonly handle: FileHandle,
  ) {}

  /** @throws if the disk refuses the write */
  static async open(dataDir: string, presenceId: number | string): Promise<AcceptanceJournal> {
    const folder = journalFolder(dataDir);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `${presenceId}${suffix}`);
    const handle = await open(file, 'ax', 0o600);
    try {
      // Detects a full disk before a mail is sent.
      await handle.write(`${' '.repeat(trialBytes)}\n`);
      await handle.datasync();
      await syncFolder(folder);
    } catch (error) {
      await handle.close();
      await unlink(file);
      throw error;
    }
    return new AcceptanceJournal(file, handle);
  }

  /** Resolves once the line is on disk. Concurrent lines share one fsync. */
  note(acceptance: Acceptance): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ line: `${JSON.stringify(acceptance)}\n`, done, failed });
      this.#writing ??= this.#write();
    });
  }

  /** Closes the journal; `keep` if the database does not have all of it. */
  async end(keep: boolean): Promise<void> {
    await this.#writing;
    await this.handle.close();
    if (!keep) await unlink(this.file);
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.handle.appendFile(batch.map(({ line }) => line).join(''));
        await this.handle.datasync();
        for (const { done } of batch) done();
      } catch (error) {
        this.broken = error;
        for (const { failed } of batch) failed(error);
      }
    }
    this.#writing = undefined;
  }
}

/** A journal file of a live or dead sender. */
export interface JournalFile {
  readonly file: string;
  readonly presenceId: number;
  /** Milliseconds since the last write, by the machine's clock. */
  readonly idleMs: number;
  readonly acceptances: readonly Acceptance[];
}

/** All journals of this machine. Skips a line that a crash truncated. */
export async function readJournals(dataDir: string): Promise<JournalFile[]> {
  const folder = journalFolder(dataDir);
  const names = (await orEmpty(readdir(folder), [])).filter((name) => name.endsWith(suffix));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // A sender that exits at this moment removes its file: the database has all of it.
      const text = await orEmpty(readFile(file, 'utf8'), undefined);
      const facts = await orEmpty(stat(file), undefined);
      if (text === undefined || !facts) return [];
      const presenceId = Number(name.slice(0, -suffix.length));
      const idleMs = Date.now() - facts.mtimeMs;
      return [{ file, presenceId, idleMs, acceptances: text.split('\n').flatMap(parseLine) }];
    }),
  );
  return files.flat();
}

export async function forgetJournal({ file }: JournalFile): Promise<void> {
  await orEmpty(unlink(file), undefined);
}

/** Fails if this machine cannot write a journal now; writes and removes a test file. */
export async function checkJournal(dataDir: string): Promise<void> {
  const journal = await AcceptanceJournal.open(dataDir, `trial-${randomUUID()}`);
  await journal.end(false);
}

/**
 * An id of this machine's disk, created once: only processes with the disk can read its journals.
 */
export async function nodeIdOf(dataDir: string): Promise<string> {
  const file = path.join(journalFolder(dataDir), 'node-id');
  const known = await orEmpty(readFile(file, 'utf8'), undefined);
  if (known) return known;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomUUID()}.part`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await handle.writeFile(randomUUID());
    await handle.sync();
    // If two processes create one at once, the first wins, and both read the same.
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    // Retries every few seconds on a full disk must not accumulate files.
    await handle.close();
    await unlink(unfinished);
  }
  await syncFolder(path.dirname(file));
  return readFile(file, 'utf8');
}

const suffix = '.accepted.jsonl';
/** Minimum free space before anything is sent: the lines of several batches. */
const trialBytes = 16_384;

const lineShape = z.object({
  deliveryId: z.guid(),
  attempt: z.number().int(),
  messageId: z.string(),
  response: z.string(),
  at: z.iso.datetime(),
});

function parseLine(line: string): Acceptance[] {
  if (!line.endsWith('}')) return [];
  try {
    const parsed = lineShape.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  } catch {
    // Truncated by a crash during the write, so its fsync never returned either.
    return [];
  }
}

function journalFolder(dataDir: string): string {
  return path.join(dataDir, 'journal');
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function orEmpty<Value, Empty>(work: Promise<Value>, empty: Empty): Promise<Value | Empty> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return empty;
    throw error;
  });
}
