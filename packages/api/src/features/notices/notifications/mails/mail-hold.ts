import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** Whether mails have to wait for an operator, as after a restore. */
export const mailHold =
  defineExtensionPoint<(em: RequestContext['em']) => Promise<boolean>>('mail hold');

export async function isOnHold(ctx: RequestContext): Promise<boolean> {
  for (const isHeld of ctx.app.extensions.of(mailHold)) if (await isHeld(ctx.em)) return true;
  return false;
}
