import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import type { TakeJournal } from './journal.ts';
import { fileNameOf } from './mime.ts';
import type { Take } from './take.ts';
import type { TakeReader } from './take-bytes.ts';
import { TakeSource } from './take-source.ts';
import { TusSender, type SendingState } from './tus-sender.ts';

export interface TakeDeliveryOptions {
  endpoint: string;
  journal: Pick<TakeJournal, 'read' | 'change'>;
  take: Take;
  /** Reads the take where the journal lacks its end. */
  reader?: TakeReader;
  onSent(bytes: number): void;
  onState(state: SendingState): void;
  onSignInNeeded(): Promise<void>;
}

/** Brings one take to the server while it is made, or later from the journal. */
export class TakeDelivery {
  /** Settles with the upload's address once the server has everything. */
  readonly done: Promise<string>;
  /** The server had all of it before anything was sent here: it is in the library. */
  wasWhole = false;
  private readonly source: TakeSource;
  private readonly aborted = new AbortController();

  constructor(private readonly options: TakeDeliveryOptions) {
    const { take, journal } = options;
    this.source = new TakeSource(options.reader ?? journal, take.id, take.bytes, take.finished);
    const sender = new TusSender({
      endpoint: options.endpoint,
      uploadUrl: take.uploadUrl,
      familyId: take.familyId ?? null,
      metadata: {
        kind: take.kind,
        filename: fileNameOf(take),
        filetype: take.mimeType,
        title: take.title,
        takeId: take.uploadId ?? take.id,
        origin: 'recorded',
      },
      onUploadUrl: async (url) => {
        await journal.change(take.id, { uploadUrl: url });
      },
      onFoundWhole: () => {
        this.wasWhole = true;
      },
      onSent: options.onSent,
      onState: options.onState,
      onSignInNeeded: options.onSignInNeeded,
    });
    this.done = sender.send(this.source, this.aborted.signal);
    // A caller that waits gets the rejection; nothing waits while the take is still recording.
    this.done.catch(() => {});
  }

  grow(bytes: number): void {
    this.source.grow(bytes);
  }

  /** From now on the take is read here: its end did not fit into the journal. */
  readFrom(reader: TakeReader): void {
    this.source.readFrom(reader);
  }

  end(): void {
    this.source.end();
  }

  /** Stops sending; what the server has stays there. */
  leave(): void {
    this.aborted.abort();
  }
}

/**
 * The termination extension of tus. An upload left behind is swept by the server in time; a complete
 * one is a recording, and stays.
 */
export async function takeBackUpload(uploadUrl: string): Promise<{ complete: boolean }> {
  const response = await fetch(uploadUrl, {
    method: 'DELETE',
    headers: { 'Tus-Resumable': '1.0.0' },
    signal: AbortSignal.timeout(recorderCatalogue.answerWithinMs),
  }).catch(() => null);
  return { complete: response?.status === conflict };
}

const conflict = 409;
