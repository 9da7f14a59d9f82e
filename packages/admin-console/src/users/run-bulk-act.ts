import { userLimits } from '@infinite/schema/catalogue/users';

export interface BulkOutcome {
  readonly id: string;
  readonly username?: string | null;
  readonly refusal?: string | null;
}

export interface BulkResult {
  readonly done: readonly string[];
  readonly refused: readonly BulkOutcome[];
  /** Accounts that were not tried, because it was stopped or the connection broke. */
  readonly left: number;
  readonly error: unknown;
}

/** Sends the ids in portions; one that is refused, or a portion that fails, loses no answer. */
export async function runBulkAct(
  ids: readonly string[],
  send: (portion: string[]) => Promise<readonly BulkOutcome[]>,
  tell: (tried: number) => void,
  signal: AbortSignal,
): Promise<BulkResult> {
  const outcomes: BulkOutcome[] = [];
  let tried = 0;
  let error: unknown = null;
  while (tried < ids.length && !signal.aborted) {
    const portion = ids.slice(tried, tried + userLimits.bulkChunk);
    try {
      outcomes.push(...(await send(portion)));
    } catch (cause) {
      error = cause;
      break;
    }
    tried += portion.length;
    tell(tried);
  }
  return {
    done: outcomes.filter(({ refusal }) => !refusal).map(({ id }) => id),
    refused: outcomes.filter(({ refusal }) => refusal),
    left: ids.length - tried,
    error,
  };
}
