import type { FastifyInstance } from 'fastify';
import {
  systemSettingsAnswer,
  systemSettingsInput,
} from '@infinite/schema/settings/system-settings.input';
import { z } from 'zod';
import {
  readSettings,
  type VersionedSettings,
} from '#features/operations/settings/read-settings.ts';
import { updateSettings } from '#features/operations/settings/update-settings.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { route } from '#platform/http/route-contract.ts';

const bodyLimit = 16_384;

const settings = { path: '/api/admin/settings', tag: 'Administration', access: 'admin' } as const;
const etag = { ETag: 'The version of the settings, for If-Match.' };

/** The documented calls (specification, section 7). The ETag is the version of the settings. */
export async function settingsRest(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      ...settings,
      method: 'GET',
      summary: 'The settings of the product',
      answers: { 200: { says: 'The settings.', json: systemSettingsAnswer, headers: etag } },
    },
    async ({ ctx }, reply) => {
      const { version: number, ...values } = await readSettings(ctx);
      reply.header('etag', `"${number}"`);
      return values;
    },
  );

  route(
    server,
    {
      ...settings,
      method: 'PUT',
      summary: 'Change settings',
      description: 'With If-Match a concurrent change is refused.',
      headers: z.object({
        'if-match': z.string().optional().describe('An ETag of these settings.'),
      }),
      body: systemSettingsInput,
      bodyLimit,
      answers: { 200: { says: 'As they are now.', json: systemSettingsAnswer, headers: etag } },
      refusals: ['PRECONDITION_FAILED'],
    },
    async ({ ctx, body, headers }, reply) => {
      const { version: number, ...values } = await updateIfMatch(() =>
        updateSettings(ctx, body, versionIn(headers['if-match'])),
      );
      reply.header('etag', `"${number}"`);
      return values;
    },
  );
}

/** RFC 9110, 13.1.1; without the header, or with `*`, whatever is there is changed. */
function versionIn(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const version = /^"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  if (version === undefined) throw new AppError('PRECONDITION_FAILED');
  return Number(version);
}

async function updateIfMatch(update: () => Promise<VersionedSettings>): Promise<VersionedSettings> {
  try {
    return await update();
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'CONFLICT') throw cause;
    const { words, fields } = cause;
    throw new AppError('PRECONDITION_FAILED', { words, fields, cause });
  }
}
