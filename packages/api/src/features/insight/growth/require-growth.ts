import { requireStaff, type RequestContext } from '#platform/context.ts';
import { mayManageGrowth, mayReadGrowth } from '#features/insight/growth/growth.policy.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** @throws AppError UNAUTHENTICATED | FORBIDDEN | SECOND_FACTOR_MISSING */
export function requireGrowthFigures(ctx: RequestContext): void {
  requireStaff(ctx, 'figures');
  if (!mayReadGrowth(ctx.actor)) throw new AppError('FORBIDDEN');
}

/** @throws AppError UNAUTHENTICATED | FORBIDDEN | SECOND_FACTOR_MISSING */
export function requireGrowth(ctx: RequestContext): void {
  requireStaff(ctx, 'growth.write');
  if (!mayManageGrowth(ctx.actor)) throw new AppError('FORBIDDEN');
}
