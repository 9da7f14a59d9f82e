/** What starts this copy again. An AppImage runs from a folder that is mounted for one run alone. */
export const ownExecutable = (): string => process.env['APPIMAGE'] ?? process.execPath;
