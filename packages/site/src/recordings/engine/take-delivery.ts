import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import type { Journal } from './journal.ts';
import { fileNameOf } from './mime.ts';
import type { Take } from './take.ts';
import { TakeSource } from './take-source.ts';
import { TusSender, type SendingState } from './tus-sender.ts';

export interface TakeDeliveryOptions {
  endpoint: string;
  journal: Journal;
  take: Take;
  onSent(bytes: number): void;
  onState(state: SendingState): void;
  onSignInNeeded(): Promise<void>;
}

/** Brings one take to the server while it is made, or later from the journal. */
export class TakeDelivery {
  /** Settles with the upload's address once the server has everything. */
  readonly done: Promise<string>;
  private readonly source: TakeSource;
  private readonly aborted = new AbortController();
  private uploadUrl: string | null;

  constructor(private readonly options: TakeDeliveryOptions) {
    const { take, journal } = options;
    this.uploadUrl = take.uploadUrl;
    this.source = new TakeSource(journal, take.id, take.bytes, take.finished);
    const sender = new TusSender({
      endpoint: options.endpoint,
      uploadUrl: take.uploadUrl,
      metadata: {
        kind: take.kind,
        filename: fileNameOf(take),
        filetype: take.mimeType,
        title: take.title,
        takeId: take.id,
        origin: 'recorded',
      },
      onUploadUrl: async (url) => {
        this.uploadUrl = url;
        await journal.change(take.id, { uploadUrl: url });
      },
      onSent: options.onSent,
      onState: options.onState,
      onSignInNeeded: options.onSignInNeeded,
    });
    this.done = sender.send(this.source, this.aborted.signal);
    // Whoever waits for it hears of a refusal; nobody waits while the take is still being made.
    this.done.catch(() => {});
  }

  grow(bytes: number): void {
    this.source.grow(bytes);
  }

  end(): void {
    this.source.end();
  }

  /** Stops sending; what the server has stays there. */
  leave(): void {
    this.aborted.abort();
  }

  /** Stops sending and takes back what was sent, as far as the line allows. */
  async takeBack(): Promise<void> {
    this.leave();
    if (this.uploadUrl) await takeBackUpload(this.uploadUrl);
  }
}

/** The termination extension of tus. An upload left behind is swept by the server in time. */
export async function takeBackUpload(uploadUrl: string): Promise<void> {
  await fetch(uploadUrl, {
    method: 'DELETE',
    headers: { 'Tus-Resumable': '1.0.0' },
    signal: AbortSignal.timeout(recorderCatalogue.answerWithinMs),
  }).catch(() => {});
}
