import { errorCodes, type ErrorCode } from '@infinite/schema/catalogue/error-codes';

interface AppErrorOptions {
  /** Replaces the default words of the code. */
  words?: string;
  /** Messages by the path of the input field. */
  fields?: Record<string, string>;
  /** When to retry. */
  retryAfterSeconds?: number;
  /** For the log only; never shown. */
  log?: string;
  cause?: unknown;
}

/**
 * An expected refusal that is part of the contract: stable code, words for the user, a line for the
 * log.
 */
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
