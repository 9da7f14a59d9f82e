import { voiceMessagesPath, voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { forVisitors } from '#renderer/route-at.ts';

export const route = forVisitors(voiceRecordingsPath, voiceMessagesPath);
