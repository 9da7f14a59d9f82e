import { familyHeader } from '@infinite/schema/catalogue/families';
import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import { PieceSize } from './piece-size.ts';
import { isUploadRefusal, tusRequest, TusUrlGone, SignInNeeded } from './tus-request.ts';

/** Bytes to send; a take that is still being recorded keeps its `read` waiting for more. */
export interface ByteSource {
  /** Known from the start for a file, null for a take. */
  readonly totalBytes: number | null;
  /** At most `atMost` bytes from `offset` on, and whether nothing will follow them. */
  read(
    offset: number,
    atMost: number,
    signal: AbortSignal,
  ): Promise<{ bytes: Blob; last: boolean }>;
}

export type SendingState = 'sending' | 'waiting' | 'signing-in';

export interface TusSenderOptions {
  endpoint: string;
  /** As known from an earlier visit; null makes a new upload. */
  uploadUrl: string | null;
  metadata: Record<string, string>;
  /** Where the recording belongs; the page's family if not said. */
  familyId?: string | null;
  onUploadUrl(url: string): Promise<void>;
  onSent(bytes: number): void;
  /** The server had everything before anything was sent from here. */
  onFoundWhole?(): void;
  onState(state: SendingState): void;
  /** Settles once the member is signed in again. */
  onSignInNeeded(): Promise<void>;
  fetch?: typeof fetch;
  /** Settles after the pause, or earlier when the line comes back. */
  pause?(ms: number, signal: AbortSignal): Promise<void>;
}

/**
 * Sends bytes by tus 1.0.0 (core, creation, creation-defer-length) and does not give up: a line
 * that is down, a server that restarts and a session that ends are waited for.
 *
 * Own requests instead of tus-js-client: that client starts a second upload whenever the question
 * for the offset is answered with anything but 2xx (an expired session, a restarting server).
 */
export class TusSender {
  private uploadUrl: string | null;
  private attempt = 0;
  private hasSent = false;
  private readonly piece = new PieceSize();

  constructor(private readonly options: TusSenderOptions) {
    this.uploadUrl = options.uploadUrl;
  }

  /** Settles with the upload's address once the server has every byte. */
  async send(source: ByteSource, signal: AbortSignal): Promise<string> {
    for (;;) {
      try {
        return await this.sendFromWhereItStands(source, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (isUploadRefusal(error)) throw error;
        if (error instanceof SignInNeeded) {
          this.options.onState('signing-in');
          await this.options.onSignInNeeded();
          signal.throwIfAborted();
        } else {
          if (error instanceof TusUrlGone) this.uploadUrl = null;
          this.options.onState('waiting');
          await this.waitForTheLine(signal);
        }
      }
    }
  }

  private async sendFromWhereItStands(source: ByteSource, signal: AbortSignal): Promise<string> {
    const url = this.uploadUrl ?? (await this.create(source, signal));
    let { offset, length } = await this.standing(url, signal);
    this.options.onState('sending');
    this.options.onSent(offset);
    if (offset === length && !this.hasSent) this.options.onFoundWhole?.();
    while (offset !== length) {
      const { bytes, last } = await source.read(offset, this.piece.bytes, signal);
      if (bytes.size === 0 && !last) continue;
      const total = offset + bytes.size;
      const declare = last && length === null;
      const askedAt = performance.now();
      this.hasSent = true;
      offset = await this.patch(url, offset, bytes, declare ? total : null, signal);
      this.piece.took(performance.now() - askedAt, bytes.size);
      if (declare) length = total;
      this.attempt = 0;
      this.options.onState('sending');
      this.options.onSent(offset);
    }
    return url;
  }

  private async create(source: ByteSource, signal: AbortSignal): Promise<string> {
    const length: Record<string, string> =
      source.totalBytes === null
        ? { 'Upload-Defer-Length': '1' }
        : { 'Upload-Length': String(source.totalBytes) };
    const response = await this.request('POST', this.options.endpoint, signal, {
      ...length,
      ...(this.options.familyId ? { [familyHeader]: this.options.familyId } : {}),
      'Upload-Metadata': encodeMetadata(this.options.metadata),
    });
    const location = response.headers.get('Location');
    if (!location) throw new Error('the server named no upload');
    const url = new URL(location, new URL(this.options.endpoint, globalThis.location?.href)).href;
    this.uploadUrl = url;
    await this.options.onUploadUrl(url);
    return url;
  }

  private async standing(url: string, signal: AbortSignal) {
    const { headers } = await this.request('HEAD', url, signal);
    const length = headers.get('Upload-Length');
    return { offset: offsetIn(headers), length: length === null ? null : Number(length) };
  }

  private async patch(
    url: string,
    offset: number,
    bytes: Blob,
    total: number | null,
    signal: AbortSignal,
  ): Promise<number> {
    const headers = {
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(offset),
      ...(total === null ? {} : { 'Upload-Length': String(total) }),
    };
    const response = await this.request('PATCH', url, signal, headers, bytes);
    return offsetIn(response.headers);
  }

  private request(
    method: string,
    url: string,
    signal: AbortSignal,
    headers: Record<string, string> = {},
    body?: Blob,
  ): Promise<Response> {
    return tusRequest(this.options.fetch ?? fetch, { method, url, signal, headers, body });
  }

  private async waitForTheLine(signal: AbortSignal): Promise<void> {
    this.piece.shrink();
    const pauses = recorderCatalogue.retryAfterMs;
    const ms = pauses[Math.min(this.attempt, pauses.length - 1)] ?? 0;
    this.attempt += 1;
    await (this.options.pause ?? pauseOrOnline)(ms, signal);
    signal.throwIfAborted();
  }
}

function offsetIn(headers: Headers): number {
  const offset = Number(headers.get('Upload-Offset') ?? Number.NaN);
  if (!Number.isSafeInteger(offset) || offset < 0) throw new Error('the server named no offset');
  return offset;
}

/** tus creation: keys and base64 values, by commas. */
export function encodeMetadata(metadata: Record<string, string>): string {
  return Object.entries(metadata)
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join(',');
}

function base64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}

function pauseOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    globalThis.addEventListener?.('online', done);
    signal.addEventListener('abort', done);
  });
}
