import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { SignInForm } from '@infinite/schema/accounts/sign-in.input';
import type { ExportKind } from '@infinite/schema/catalogue/admin';
import type { ConsoleApi } from './console-api.ts';
import type { ConsoleLocation } from './console-location.ts';
import type { DesktopFeatures } from './desktop-features.ts';

/** What the console needs of where it runs; each shell `satisfies` it. */
export interface Platform {
  readonly kind: 'browser' | 'desktop';
  readonly session: ConsoleSession;
  /**
   * Fetched once, when an administrator is known to be there: Apollo Client is heavy.
   * `onSignedOut` is to be called when a call is refused because the session has run out.
   */
  loadApi(onSignedOut: () => void): Promise<ConsoleApi>;
  /** Streams GET /api/admin/export/{kind} to where this platform keeps files. */
  exportCsv(kind: ExportKind, onProgress: OnProgress, signal: AbortSignal): Promise<ExportOutcome>;
  /** The same for any other path that answers a file, such as a backup. */
  download(
    path: string,
    suggestedName: string,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<ExportOutcome>;
  /** Leaves the console: the home page of the site, the first screen of the application. */
  navigateHome(): void;
  /** Where an administrator signs in, for one who came to another address signed out. */
  navigateToSignIn(): void;
  openExternal(url: string): void;
  readonly location: ConsoleLocation;
  readonly desktop?: DesktopFeatures;
}

/** `totalBytes` where the server said how much there is. */
export type OnProgress = (bytes: number, totalBytes?: number) => void;

/** A file that is whole, or a download that the reader stopped; a failure rejects. */
export type ExportOutcome =
  | { readonly kind: 'saved'; readonly fileName: string; readonly bytes: number }
  | { readonly kind: 'cancelled' };

/**
 * Why a signal was aborted when nobody pressed 'cancel': the reader opened another place. Where
 * downloads have a place of their own, they go on.
 */
export const placeLeft = 'place-left';

export interface ConsoleSession {
  /** GET /api/auth/status; null when signed out or when the check failed (which is logged). */
  read(): Promise<SessionUser | null>;
  /** Rejects with an error whose message, if any, is the server's own words for the reader. */
  signIn(form: SignInForm): Promise<SessionUser>;
  /** Signs out here even when the server cannot be reached. */
  signOut(): Promise<void>;
}
