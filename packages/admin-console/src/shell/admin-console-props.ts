import type { ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import type { ReactNode } from 'react';
import type { Platform } from '#platform/platform.ts';

export interface AdminConsoleProps {
  platform: Platform;
  /** The place shown when the address names none. */
  initialTab: ConsolePlaceName;
  /** Offers the sign-in to somebody signed out; elsewhere they are told that this is not for them. */
  offerSignIn?: boolean;
  /** Put at the foot by the shell, such as its choice of colours. */
  footer?: ReactNode;
}
