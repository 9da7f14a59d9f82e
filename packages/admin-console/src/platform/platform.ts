import type { SessionUser } from '@infinite/schema/accounts/session-user';
import type { SignInForm } from '@infinite/schema/accounts/sign-in.input';
import type { ExportKind } from '@infinite/schema/catalogue/admin';
import type { ConsoleApi } from './console-api.ts';
import type { ConsoleLocation } from './console-location.ts';
import type { DesktopFeatures } from './desktop-features.ts';

/** What the console needs from its environment; each shell `satisfies` it. */
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
  /** The same for any other path that returns a file, such as a backup. */
  download(
    path: string,
    suggestedName: string,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<ExportOutcome>;
  /** Saves what the console itself made, such as a picture of a chart. */
  saveFile?(content: Blob, name: string): Promise<ExportOutcome>;
  /** Leaves the console: the home page of the site, the first screen of the application. */
  navigateHome(): void;
  /** Where to sign in, for a signed-out visitor who opened another address. */
  navigateToSignIn(): void;
  openExternal(url: string): void;
  readonly location: ConsoleLocation;
  readonly desktop?: DesktopFeatures;
}

/** `totalBytes` if the server sent the length. */
export type OnProgress = (bytes: number, totalBytes?: number) => void;

/** A complete file, or a download that the user cancelled; a failure rejects. */
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
  /** Rejects with an error whose message, if any, is the server's message for the user. */
  signIn(form: SignInForm): Promise<SessionUser>;
  /** The second step, after `signIn` was refused with a `Refusal` SECOND_STEP_NEEDED. */
  takeSecondStep(code: string): Promise<SessionUser>;
  /** By a passkey of the device; absent in the application, which has no web origin of the server's. */
  readonly passkeys?: {
    signIn(): Promise<SessionUser>;
    takeSecondStep(): Promise<SessionUser>;
    /** In place of the password that an act asks for. */
    confirm(): Promise<void>;
  };
  /** Signs out here even when the server cannot be reached. */
  signOut(): Promise<void>;
}
