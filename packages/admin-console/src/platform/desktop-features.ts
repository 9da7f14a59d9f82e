/** Features of the installed application only; their screens show if `platform.desktop` is set. */
export interface DesktopFeatures {
  /** Shows a file that was exported in the system's file manager. */
  showInFolder(path: string): void;
}
