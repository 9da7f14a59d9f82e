import type { z } from 'zod';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Parses external input.
 * @throws AppError INVALID_INPUT with the first message of each invalid field
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  const first = parsed.error.issues[0];
  throw new AppError('INVALID_INPUT', { fields, words: first?.message });
}
