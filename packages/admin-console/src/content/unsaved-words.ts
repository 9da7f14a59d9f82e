import { postEditorWords as words } from '@infinite/schema/words/console-content.en';

/** Why what is typed did not reach the server, by the code of the last try. */
export function unsavedWords(code: string): string {
  if (code === 'OFFLINE') return words.onDevice;
  return code === 'UNAUTHENTICATED' ? words.onDeviceSignedOut : words.onDeviceRefused;
}
