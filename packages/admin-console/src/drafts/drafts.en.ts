export const draftWords = {
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  allSaved: 'Everything is saved',
  onDevice: 'The server cannot be reached just now. Your text is kept on this device.',
  onDeviceSignedOut:
    'You are signed out. Your text is kept on this device. It is saved once you have signed in again.',
  onDeviceRefused: 'The server could not save this just now. Your text is kept on this device.',
  kept: 'Your text from last time had not reached the server. It is here again.',
} as const;

export const conflictWords = {
  decide: 'Both texts are kept. Decide which one goes on; the other becomes a draft of its own.',
  decideWithRevisions:
    'Your text is still in the form. Decide which one goes on. The stored one stays under Revisions; yours would become a draft of its own.',
  mine: 'What is written here',
  keepMine: 'Go on with my text',
  takeTheirs: 'Take the stored one',
  copied: 'The other text is now a draft of its own.',
  copyFailed: 'The other text could not be kept yet, so nothing was changed. Try again.',
} as const;
