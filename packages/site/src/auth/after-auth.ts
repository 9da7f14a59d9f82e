import { authRedirectDelayMs } from '@infinite/schema/catalogue/auth';
import { safeReturnPath } from './return-path.ts';

/** Where to go after signing in. */
export interface AuthDestination {
  returnUrl?: string | null;
  plan?: string | null;
}

/** The return URL if one was given, else the checkout of the plan, else the dashboard. */
export function destinationAfterAuth({ returnUrl, plan }: AuthDestination): string {
  const path = safeReturnPath(returnUrl);
  if (path) return path;
  return plan ? `/checkout?plan=${encodeURIComponent(plan)}` : '/dashboard';
}

/** Navigates after the documented delay, which leaves time to read the toast. */
export function leaveAfterAuth(destination: AuthDestination): void {
  setTimeout(() => {
    window.location.assign(destinationAfterAuth(destination));
  }, authRedirectDelayMs);
}
