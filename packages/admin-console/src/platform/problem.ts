import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorCodes } from '@infinite/schema/catalogue/error-codes';
import { isRequestRefusal } from './console-api.ts';

/** Why a call failed, for display and for branching. */
export interface Problem {
  /** A code of the contract; 'OFFLINE' without a response. */
  readonly code: string;
  /** For the reader. */
  readonly words: string;
  /** By the name of the input. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads an error of Apollo's hooks or of `request`. */
export function problemOf(error: unknown): Problem {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return problem(first?.extensions?.['code'], first?.message, first?.extensions?.['fields']);
  }
  if (isRequestRefusal(error)) return problemOfBody(error.status, error.body);
  // The browser's error for a lost connection; any other response did not come from the API.
  if (error instanceof TypeError) return { code: 'OFFLINE', words: '', fields: {} };
  return problem('UNAVAILABLE');
}

function problemOfBody(status: number, body: string): Problem {
  const byStatus = Object.entries(errorCodes).find(([, known]) => known.status === status)?.[0];
  try {
    const { code, message, fields } = JSON.parse(body) as Record<string, unknown>;
    return problem(code ?? byStatus, message, fields);
  } catch {
    return problem(byStatus); // An error page of a proxy.
  }
}

function problem(code: unknown, words?: unknown, fields?: unknown): Problem {
  const known = typeof code === 'string' && code in errorCodes ? code : 'INTERNAL';
  return {
    code: known,
    words:
      typeof words === 'string' && words
        ? words
        : errorCodes[known as keyof typeof errorCodes].words,
    fields: isRecord(fields) ? fields : {},
  };
}

function isRecord(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null;
}
