import { errorCodes } from '@infinite/schema/catalogue/error-codes';
import { GraphQLError } from 'graphql';
import { refusalIn } from '#platform/errors/translate-error.ts';
import type { Logger } from '#platform/logging/logger.ts';

/** The error a caller may see: an AppError with its code, a fault of the query, or 'internal'. */
export function formatGraphqlError(error: GraphQLError, log: Logger): GraphQLError {
  const refusal = refusalIn(error);
  if (refusal) {
    return new GraphQLError(refusal.words, {
      nodes: error.nodes,
      path: error.path,
      extensions: { code: refusal.code, ...(refusal.fields ? { fields: refusal.fields } : {}) },
    });
  }
  // Without a thrown cause it is a fault of the query (syntax, validation, variables).
  if (!error.originalError || error.originalError instanceof GraphQLError) return error;
  log.error({ err: error.originalError, path: error.path }, 'an operation failed');
  return new GraphQLError(errorCodes.INTERNAL.words, {
    nodes: error.nodes,
    path: error.path,
    extensions: { code: 'INTERNAL' },
  });
}
