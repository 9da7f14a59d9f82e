import { authRedirectDelayMs } from '@infinite/schema/catalogue/auth';
import { safeReturnPath } from './return-path.ts';

/** Where the person wanted to go when the modal opened. */
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

/** Leaves for the destination after the documented pause, in which the toast can be seen. */
export function leaveAfterAuth(destination: AuthDestination): void {
  setTimeout(() => {
    window.location.assign(destinationAfterAuth(destination));
  }, authRedirectDelayMs);
}
