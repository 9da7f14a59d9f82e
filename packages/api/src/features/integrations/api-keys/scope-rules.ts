import type { ApiAccess } from '@infinite/schema/catalogue/api-access';
import { grants } from '@infinite/schema/catalogue/api-scopes';
import { apiKeyWords } from '@infinite/schema/words/api-keys.en';
import type { ActorKey } from '#platform/context.ts';

/** Why a key may not do what needs `access`; null when it may. Nothing declared: refused. */
export function refusalOfScope(key: ActorKey, access: ApiAccess | undefined): string | null {
  if (access === 'anyone') return null;
  if (access === undefined || access === 'person') return apiKeyWords.personOnly;
  return grants(key.scopes, access) ? null : apiKeyWords.needsScope(access);
}
