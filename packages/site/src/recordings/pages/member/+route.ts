import { voiceMessagesPath, voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { forMembers } from '#renderer/route-at.ts';

export const route = forMembers(voiceRecordingsPath, voiceMessagesPath);
