export const noticesPath = '/notifications';
export const noticeSettingsPath = '/settings/notifications';
