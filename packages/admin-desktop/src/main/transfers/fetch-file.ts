import { exportFileName, exportRowsHeader } from '@infinite/schema/catalogue/exports';
import type { TransferStart } from '#ipc/channels.ts';
import type { Clock, Disk, ServerSession } from '#main/ports.ts';
import { CsvWitness } from './csv-witness.ts';
import { refusal, TransferError } from './failure.ts';
import { safeFileName } from './file-name.ts';
import { receiveFile } from './receive-file.ts';

interface FetchedProgress {
  bytes: number;
  rows: number | null;
  totalBytes: number | null;
}

export interface FileRequest {
  start: TransferStart;
  origin: string;
  folder: string;
  signal: AbortSignal;
  onProgress(progress: FetchedProgress): void;
}

/**
 * One attempt: requests the file, validates the response, and stores it.
 * @returns the file's name
 */
export async function fetchFile(
  ports: { disk: Disk; clock: Clock; session: ServerSession },
  { start, origin, folder, signal, onProgress }: FileRequest,
): Promise<string> {
  const response = await ask(ports.session, new URL(pathOf(start), origin), signal);
  if (!response.ok) throw refusal(response.status);
  const { body } = response;
  const csv = start.what === 'export' ? new CsvWitness() : null;
  if (!body || !isExpected(response, start)) throw new TransferError('not-the-file');

  const announced = announcedRows(response);
  const totalBytes = announcedBytes(response);
  let bytes = 0;
  return receiveFile(ports, {
    body,
    folder,
    name: nameOf(start, ports.clock.now()),
    signal,
    see: (chunk) => {
      csv?.see(chunk);
      bytes += chunk.byteLength;
      onProgress({ bytes, totalBytes, rows: csv?.rows ?? null });
    },
    end: (received) => {
      if (totalBytes !== null && received !== totalBytes) {
        throw new TransferError('incomplete', { mayRetry: true });
      }
      csv?.end(announced);
    },
  });
}

async function ask(session: ServerSession, url: URL, signal: AbortSignal): Promise<Response> {
  try {
    return await session.fetch(url.href, {
      method: 'GET',
      redirect: 'error',
      signal,
      headers: { 'cache-control': 'no-store' },
    });
  } catch (error) {
    signal.throwIfAborted();
    throw new TransferError('unreachable', { mayRetry: true, cause: error });
  }
}

const pathOf = (start: TransferStart): string =>
  start.what === 'export' ? `/api/admin/export/${start.kind}` : start.path;

const nameOf = (start: TransferStart, now: Date): string =>
  start.what === 'export'
    ? exportFileName(start.kind, now.toISOString().slice(0, 10))
    : safeFileName(start.suggestedName);

/** A captive portal or a proxy answers 200 with a page of its own. */
function isExpected(response: Response, start: TransferStart): boolean {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  return start.what === 'export' ? type === 'text/csv' : type !== 'text/html';
}

function announcedBytes(response: Response): number | null {
  // A compressed response announces its compressed size.
  if ((response.headers.get('content-encoding') ?? 'identity') !== 'identity') return null;
  return wholeNumber(response.headers.get('content-length'));
}

const announcedRows = (response: Response): number | null =>
  wholeNumber(response.headers.get(exportRowsHeader));

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
