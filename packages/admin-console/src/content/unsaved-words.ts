import { postEditorWords as words } from '#content/content.en.ts';

/** Why what is typed did not reach the server, by the code of the last try. */
export function unsavedWords(code: string): string {
  if (code === 'OFFLINE') return words.onDevice;
  return code === 'UNAUTHENTICATED' ? words.onDeviceSignedOut : words.onDeviceRefused;
}
