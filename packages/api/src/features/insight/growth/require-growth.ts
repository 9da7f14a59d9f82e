import { requireAdmin, type RequestContext } from '#platform/context.ts';
import { mayManageGrowth } from '#features/insight/growth/growth.policy.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** @throws AppError UNAUTHENTICATED | FORBIDDEN */
export function requireGrowth(ctx: RequestContext): void {
  requireAdmin(ctx);
  if (!mayManageGrowth(ctx.actor)) throw new AppError('FORBIDDEN');
}
