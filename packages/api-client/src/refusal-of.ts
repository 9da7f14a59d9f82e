import { errorCodes } from '@infinite/schema/catalogue/error-codes';
import { isRefusal, Refusal, refusalOfOperation, type OperationError } from './refusal.ts';

/**
 * Reads any error of a call for display and branching: of `execute`, of `request`, of Apollo
 * Client's hooks, or of `fetch`. Without words from the server it has the contract's. 'OFFLINE'
 * (without words) if no response came, 'UNAVAILABLE' if the response was not the API's.
 */
export function refusalOf(error: unknown): Refusal {
  if (isRefusal(error)) return withWords(error);
  if (hasErrors(error)) return withWords(refusalOfOperation(error.errors[0]));
  // The browser's error for a lost connection; any other response did not come from the API.
  if (error instanceof TypeError) return new Refusal({ code: 'OFFLINE' });
  return withWords(new Refusal({ code: 'UNAVAILABLE' }));
}

function withWords(refusal: Refusal): Refusal {
  const known = refusal.code in errorCodes ? refusal.code : 'INTERNAL';
  if (known === refusal.code && refusal.words) return refusal;
  const { fields, status, retryAfter, message } = refusal;
  const words = refusal.words || errorCodes[known as keyof typeof errorCodes].words;
  return new Refusal({ code: known, words, fields, status, retryAfter, message });
}

/** Apollo Client's `CombinedGraphQLErrors`, recognized without importing Apollo Client. */
function hasErrors(error: unknown): error is { errors: readonly OperationError[] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}
