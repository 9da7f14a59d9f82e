import type { TransferFailure } from '#ipc/channels.ts';

/** Why a download ended, and whether a restart may help. */
export class TransferError extends Error {
  readonly failure: TransferFailure;
  readonly mayRetry: boolean;

  constructor(failure: TransferFailure, options: { mayRetry?: boolean; cause?: unknown } = {}) {
    super(`transfer: ${failure}`, { cause: options.cause });
    this.name = 'TransferError';
    this.failure = failure;
    this.mayRetry = options.mayRetry ?? false;
  }
}

const byDiskCode: Record<string, TransferFailure> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  ENOENT: 'folder-gone',
  ENOTDIR: 'folder-gone',
  EACCES: 'not-writable',
  EPERM: 'not-writable',
  EROFS: 'not-writable',
};

/** A write error. An immediate retry would hit the same problem. */
export function diskFailure(error: unknown): TransferError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new TransferError(byDiskCode[code] ?? 'unexpected', { cause: error });
}

/** Maps an error status to a failure. */
export function refusal(status: number): TransferError {
  if (status === 401) return new TransferError('signed-out');
  if (status === 403) return new TransferError('forbidden');
  const passing = status === 408 || status === 429 || status >= 500;
  return new TransferError('refused', { mayRetry: passing });
}
