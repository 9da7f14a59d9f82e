import { errorCodes, type ErrorCode } from '@infinite/schema/catalogue/error-codes';

interface AppErrorOptions {
  /** What the reader sees instead of the code's own words. */
  words?: string;
  /** Words per field of the input, by the field's path. */
  fields?: Record<string, string>;
  /** When it is worth trying again. */
  retryAfterSeconds?: number;
  /** For the log only; never shown. */
  log?: string;
  cause?: unknown;
}

/** A refusal that is part of the contract: stable code, words for the reader, a line for the log. */
export class AppError extends Error {
  readonly words: string;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(options.log ?? options.words ?? errorCodes[code].words, { cause: options.cause });
    this.name = 'AppError';
    this.words = options.words ?? errorCodes[code].words;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
