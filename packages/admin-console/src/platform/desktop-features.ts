/** What only the installed application can do; its screens show where `platform.desktop` is there. */
export interface DesktopFeatures {
  /** Shows a file that was exported in the system's file manager. */
  showInFolder(path: string): void;
}
