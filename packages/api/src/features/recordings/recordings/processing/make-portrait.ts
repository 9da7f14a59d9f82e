import { portraitLimits } from '@infinite/schema/catalogue/media';
import { portraitWords as words } from '@infinite/schema/words/portraits.en';
import type { RequestContext } from '#platform/context.ts';
import { readSettings } from '#features/operations/settings/index.ts';
import { prepareApart } from '#features/recordings/recordings/processing/prepare-apart.ts';
import { AppError } from '#platform/errors/app-error.ts';

const limits = { longestMs: 60_000, cpuSeconds: 60 };

/**
 * Makes a small picture from an uploaded file, in the process where foreign files are opened.
 * @returns a square WebP
 * @throws AppError TOO_LARGE, UNSUPPORTED_MEDIA, INVALID_INPUT
 */
export async function makePortrait(ctx: RequestContext, file: Buffer): Promise<Buffer> {
  const megabytes = Math.min((await readSettings(ctx)).maxFileSize, portraitLimits.megabytes);
  if (file.length > megabytes * 1024 * 1024) {
    throw new AppError('TOO_LARGE', { words: words.tooLarge(megabytes) });
  }
  const made = await prepareApart({ task: 'portrait', file }, ctx.app.log, limits);
  if (made && 'picture' in made) return Buffer.from(made.picture);
  const why = made?.refused ?? 'broken';
  if (why === 'pixels') throw new AppError('TOO_LARGE', { words: words.refused[why] });
  const code = why === 'broken' ? 'INVALID_INPUT' : 'UNSUPPORTED_MEDIA';
  throw new AppError(code, { words: words.refused[why] });
}
