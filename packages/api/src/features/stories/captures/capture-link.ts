import { createHmac } from 'node:crypto';
import type { RequestContext } from '#platform/context.ts';
import { familyKey } from '#features/people/families/index.ts';
import { hashToken, type Token } from '#platform/crypto/tokens.ts';

/**
 * The token of a link is derived from the family's key: members who manage it see it again, every mail
 * carries it, and the database holds only its hash.
 */
export async function captureLink(
  ctx: RequestContext,
  capture: { readonly id: string; readonly familyId: string; readonly linkVersion: number },
): Promise<Token> {
  const name = `capture-link:${capture.id}:${capture.linkVersion}`;
  const key = await familyKey(ctx, capture.familyId);
  const token = createHmac('sha256', key).update(name).digest('base64url');
  return { token, hash: hashToken(token) };
}

export const tellPath = (token: string) => `/tell/${token}`;
