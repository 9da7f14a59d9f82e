import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { desktopLimits } from '@infinite/schema/catalogue/desktop';
import { desktopWords } from '#desktop.en.ts';
import type { Transfer, TransferStart } from '#ipc/channels.ts';
import type { Clock, Disk, ServerSession } from '#main/ports.ts';
import { fetchFile } from './fetch-file.ts';
import { runTransfer, type TransferEnd } from './run-transfer.ts';

/** Source and target of a download. */
export interface TransferPlace {
  session: ServerSession;
  origin: string;
  folder: string;
}

interface Entry {
  view: Transfer;
  place: TransferPlace;
  stop: AbortController;
  ended: Promise<TransferEnd>;
}

/** All downloads of this run, with their state. */
export class Transfers {
  #entries: Entry[] = [];
  readonly #ports: { disk: Disk; clock: Clock };
  readonly #onChange: () => void;

  constructor(ports: { disk: Disk; clock: Clock }, onChange: () => void) {
    this.#ports = ports;
    this.#onChange = onChange;
  }

  get views(): Transfer[] {
    return this.#entries.map(({ view }) => view);
  }

  get running(): Transfer[] {
    return this.views.filter(({ state }) => state === 'running' || state === 'waiting');
  }

  /** For the taskbar: 0 to 1 if every size is known, else 'busy'; null when idle. */
  get progress(): number | 'busy' | null {
    const { running } = this;
    if (running.length === 0) return null;
    const total = running.reduce((sum, { totalBytes }) => sum + (totalBytes ?? Infinity), 0);
    if (!Number.isFinite(total) || total === 0) return 'busy';
    return Math.min(1, running.reduce((sum, { bytes }) => sum + bytes, 0) / total);
  }

  start(start: TransferStart, place: TransferPlace, scheduled = false): string {
    const view: Transfer = {
      id: randomUUID(),
      label: labelOf(start),
      start,
      scheduled,
      state: 'running',
      bytes: 0,
      totalBytes: null,
      rows: null,
      attempt: 1,
      fileName: null,
      failure: null,
    };
    this.#run({ view, place });
    return view.id;
  }

  /** A failed or cancelled one restarts under the same id. */
  retry(id: string): void {
    const entry = this.#find(id);
    if (!entry || entry.view.state === 'running' || entry.view.state === 'waiting') return;
    if (entry.view.state === 'done') return;
    this.#entries = this.#entries.filter((other) => other !== entry);
    this.#run({
      place: entry.place,
      view: { ...entry.view, state: 'running', bytes: 0, rows: null, attempt: 1, failure: null },
    });
  }

  cancel(id: string): void {
    this.#find(id)?.stop.abort();
  }

  dismiss(id: string): void {
    this.#entries = this.#entries.filter(
      ({ view }) => view.id !== id || view.state === 'running' || view.state === 'waiting',
    );
    this.#onChange();
  }

  /** The path of the finished file. */
  pathOf(id: string): string | null {
    const entry = this.#find(id);
    return entry?.view.fileName ? join(entry.place.folder, entry.view.fileName) : null;
  }

  ended(id: string): Promise<TransferEnd> {
    return this.#find(id)?.ended ?? Promise.resolve({ state: 'cancelled' });
  }

  /** Before the application ends: no temporary file stays behind. */
  async stopAll(): Promise<void> {
    for (const { stop } of this.#entries) stop.abort();
    await Promise.all(this.#entries.map(({ ended }) => ended));
  }

  #find(id: string): Entry | undefined {
    return this.#entries.find(({ view }) => view.id === id);
  }

  #run({ view, place }: Pick<Entry, 'view' | 'place'>): void {
    const stop = new AbortController();
    const entry: Entry = { view, place, stop, ended: Promise.resolve({ state: 'cancelled' }) };
    const update = (change: Partial<Transfer>) => {
      entry.view = { ...entry.view, ...change };
      this.#onChange();
    };
    const attempt = () => {
      update({ state: 'running', bytes: 0, rows: null });
      const request = { ...place, start: view.start, signal: stop.signal, onProgress: update };
      return fetchFile({ ...this.#ports, session: place.session }, request);
    };
    entry.ended = runTransfer(this.#ports.clock, stop.signal, attempt, (next) =>
      update({ state: 'waiting', attempt: next }),
    ).then((end) => {
      update(end);
      return end;
    });
    const finished = this.#entries.filter(
      ({ view: { state } }) => state !== 'running' && state !== 'waiting',
    );
    const surplus = new Set(finished.slice(desktopLimits.transfersListed - 1));
    this.#entries = [entry, ...this.#entries.filter((other) => !surplus.has(other))];
    this.#onChange();
  }
}

const labelOf = (start: TransferStart): string =>
  start.what === 'export' ? desktopWords.exportLabel[start.kind] : start.suggestedName;
