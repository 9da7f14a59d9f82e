import { z } from 'zod';
import { apiKeyLimits } from '#catalogue/api-keys.ts';
import {
  apiScopes,
  isApiScope,
  type ApiKeyKindName,
  type ApiScope,
} from '#catalogue/api-scopes.ts';
import { apiKeyWords } from '#words/api-keys.en.ts';

function scopesField(kind: ApiKeyKindName) {
  return z
    .array(z.string())
    .min(1, { error: apiKeyWords.scopesRequired })
    .max(100, { error: apiKeyWords.scopesRequired })
    .transform((names, issues) => {
      const known = names.filter(isApiScope).filter((scope) => apiScopes[scope].kind === kind);
      const wrong = names.find((name) => !known.some((scope) => scope === name));
      if (wrong !== undefined) {
        issues.addIssue({ code: 'custom', message: apiKeyWords.scopeUnknown(wrong.slice(0, 80)) });
        return z.NEVER;
      }
      return [...new Set<ApiScope>(known)].sort();
    });
}

function createKeyInput(kind: ApiKeyKindName) {
  return z.object({
    name: z
      .string({ error: apiKeyWords.nameRequired })
      .transform((name) =>
        name
          .toWellFormed()
          .replace(/[\p{C}\s]+/gu, ' ')
          .trim(),
      )
      .pipe(
        z
          .string()
          .min(1, { error: apiKeyWords.nameRequired })
          .max(apiKeyLimits.nameMaximum, { error: apiKeyWords.nameTooLong }),
      ),
    scopes: scopesField(kind),
    /** Null: without an end. */
    expiresInDays: z
      .int({ error: apiKeyWords.expiryInvalid })
      .min(1, { error: apiKeyWords.expiryInvalid })
      .max(apiKeyLimits.expiresInDaysMaximum, { error: apiKeyWords.expiryInvalid })
      .nullish()
      .transform((days) => days ?? null),
  });
}

export const createApiKeyInput = createKeyInput('personal');
export const createServiceKeyInput = createKeyInput('service');

export type CreateKeyInput = z.output<typeof createApiKeyInput>;
export type CreateKeyForm = z.input<typeof createApiKeyInput>;
