import type { Platform } from '@infinite/admin-console/platform/platform';
import { bridge } from '#renderer/bridge.ts';
import { readState } from '#renderer/state-store.ts';
import { hashLocation } from './hash-location.ts';
import { desktopSession } from './session.ts';
import { transfer } from './transfers.ts';

export interface Ways {
  /** Shows the sign-in of the server in use. */
  toSignIn(): void;
  /** Shows the list of servers. */
  toServers(): void;
}

/** The console's surroundings in the application: main's calls, the hash, the chosen folder. */
export function desktopPlatform(ways: Ways): Platform {
  let user: string | null = null;
  let justLeft = false;
  const toSignIn = () => {
    justLeft = false;
    ways.toSignIn();
  };
  return {
    kind: 'desktop',
    session: {
      read: async () => remember(await desktopSession.read()),
      signIn: async (form) => remember(await desktopSession.signIn(form)),
      takeSecondStep: async (code) => remember(await desktopSession.takeSecondStep(code)),
      signOut: async () => {
        await desktopSession.signOut();
        user = null;
        justLeft = true;
      },
    },
    loadApi: async () => {
      const { makeDesktopApi } = await import('./desktop-api.ts');
      return makeDesktopApi(toSignIn);
    },
    exportCsv: (kind, onProgress, signal) => transfer({ what: 'export', kind }, onProgress, signal),
    download: (path, suggestedName, onProgress, signal) =>
      transfer({ what: 'download', path, suggestedName }, onProgress, signal),
    saveFile: async (content, name) => {
      const png = base64Of(new Uint8Array(await content.arrayBuffer()));
      const saved = await bridge.request('picture:save', { name, png });
      return saved
        ? { kind: 'saved', fileName: saved.fileName, bytes: content.size }
        : { kind: 'cancelled' };
    },
    /** There is no home page here: who may not be here signs in as somebody else. */
    navigateHome: () => {
      if (justLeft) toSignIn();
      else if (user === null) ways.toServers();
      else void desktopSession.signOut().then(toSignIn);
    },
    navigateToSignIn: toSignIn,
    openExternal: (url) => void bridge.request('external:open', { url }),
    location: hashLocation,
    desktop: {
      showInFolder: (fileName) => {
        const found = readState()?.transfers.find((listed) => listed.fileName === fileName);
        if (found) void bridge.request('transfer:show', { id: found.id });
      },
    },
  } satisfies Platform;

  function remember<User extends { id: string } | null>(found: User): User {
    user = found?.id ?? null;
    justLeft = false;
    return found;
  }
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
