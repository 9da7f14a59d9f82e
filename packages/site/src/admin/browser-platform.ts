import type { Platform } from '@infinite/admin-console/platform/platform';
import { consoleSignInAddress } from '@infinite/schema/catalogue/admin';
import {
  confirmWithPasskey,
  signInWithPasskey,
  takeSecondStepWithPasskey,
} from '#auth/passkeys.ts';
import { loadSession, signIn, signOut, takeSecondStep } from '#session/session.ts';
import { sessionStore } from '#session/session-store.ts';
import { addressLocation } from './address-location.ts';
import { saveBlob, saveDownload } from './save-download.ts';

/** The console's platform in a browser: cookies, the address bar, the downloads folder. */
export const browserPlatform = {
  kind: 'browser',
  session: {
    read: async () => {
      await loadSession();
      return sessionStore.read().user;
    },
    signIn,
    takeSecondStep,
    passkeys: {
      signIn: signInWithPasskey,
      takeSecondStep: takeSecondStepWithPasskey,
      confirm: confirmWithPasskey,
    },
    signOut,
  },
  loadApi: async (onSignedOut) => {
    const { browserConsoleApi } = await import('./browser-console-api.ts');
    return browserConsoleApi(onSignedOut);
  },
  exportCsv: (kind, onProgress, signal) =>
    saveDownload({
      path: `/api/admin/export/${kind}`,
      name: `${kind}-export.csv`,
      onProgress,
      signal,
    }),
  download: (path, name, onProgress, signal) => saveDownload({ path, name, onProgress, signal }),
  saveFile: async (content, name) => saveBlob(content, name),
  navigateHome: () => window.location.assign('/'),
  navigateToSignIn: () => window.location.assign(consoleSignInAddress),
  openExternal: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
  location: addressLocation,
} satisfies Platform;
