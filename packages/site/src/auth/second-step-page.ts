import { safeReturnPath } from './return-path.ts';

/** The page with the plain form of a sign-in's second step. */
export const secondStepPagePath = '/sign-in/code';

export function secondStepPage(returnUrl: string | undefined): string {
  const path = safeReturnPath(returnUrl);
  return path
    ? `${secondStepPagePath}?${new URLSearchParams({ returnUrl: path })}`
    : secondStepPagePath;
}
