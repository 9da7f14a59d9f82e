import { safeStorage } from 'electron';
import type { Keyring } from '#main/ports.ts';

/** safeStorage; uses its async calls where the runtime has them (the others are deprecated). */
export const electronKeyring: Keyring = {
  isAvailable: async () => {
    const available = isPromising()
      ? await safeStorage.isAsyncEncryptionAvailable()
      : safeStorage.isEncryptionAvailable();
    // Without a keyring, Linux falls back to a key that is hard-coded in Chromium.
    return available && !(process.platform === 'linux' && isOpenSecret());
  },
  encrypt: async (text) =>
    isPromising() ? safeStorage.encryptStringAsync(text) : safeStorage.encryptString(text),
  decrypt: async (sealed) =>
    isPromising()
      ? (await safeStorage.decryptStringAsync(sealed)).result
      : safeStorage.decryptString(sealed),
};

const isPromising = (): boolean => typeof safeStorage.encryptStringAsync === 'function';

const isOpenSecret = (): boolean =>
  ['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend());
