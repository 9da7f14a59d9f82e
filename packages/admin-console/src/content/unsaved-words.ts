import { postEditorWords as words } from '#content/content.en.ts';

/** Why the text is not saved, by the error code of the last attempt. */
export function unsavedWords(code: string): string {
  if (code === 'OFFLINE') return words.onDevice;
  return code === 'UNAUTHENTICATED' ? words.onDeviceSignedOut : words.onDeviceRefused;
}
