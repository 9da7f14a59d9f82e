import type { z } from 'zod';
import { AppError } from '#platform/errors/app-error.ts';

const words = 'That page of the list is not there any more. Start again from the top.';

/** The position of a row in a list, for the `after` of the next page; opaque to clients. */
export function cursorOf(place: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/**
 * @param schema what a place of this list consists of
 * @throws AppError INVALID_INPUT for anything that `cursorOf` did not make for this list
 */
export function placeOf<Schema extends z.ZodType>(
  cursor: string,
  schema: Schema,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { words, fields: { after: words }, cause });
  }
}

/** How many rows a page has: what was asked for, within 1 and the cap. */
export function pageSizeOf(
  first: number | null | undefined,
  limits: { page: number; pageMax: number },
): number {
  return Math.min(Math.max(first ?? limits.page, 1), limits.pageMax);
}
