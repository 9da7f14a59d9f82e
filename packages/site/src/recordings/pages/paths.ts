/** The page's own address, and the one by which the feature grid knows it. */
export const voiceRecordingsPath = '/voice-recordings';
export const voiceMessagesPath = '/voice-messages';
