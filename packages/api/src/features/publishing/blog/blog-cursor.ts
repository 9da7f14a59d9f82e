import { blogLimits } from '@infinite/schema/catalogue/blog';
import { blogRefusalWords } from '@infinite/schema/words/blog.en';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { AppError } from '#platform/errors/app-error.ts';

export function pageSize(first: number | null | undefined, usual: number): number {
  return Math.min(Math.max(first ?? usual, 1), blogLimits.listPageMax);
}

export function cursorOf(at: Temporal.Instant, id: string): string {
  return Buffer.from(`${at.toString()} ${id}`).toString('base64url');
}

/** @throws AppError INVALID_INPUT */
export function readCursor(cursor: string): { at: string; id: string } {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  try {
    return { at: Temporal.Instant.from(at).toString(), id: z.guid().parse(id) };
  } catch (cause) {
    const words = blogRefusalWords.badCursor;
    throw new AppError('INVALID_INPUT', { words, fields: { after: words }, cause });
  }
}
