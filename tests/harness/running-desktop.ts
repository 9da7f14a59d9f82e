import type { Page } from '@playwright/test';

/** The desktop application under test, in Electron or beside it. */
export interface RunningDesktop {
  readonly kind: 'electron' | 'chromium';
  readonly page: Page;
  /** What the system's folder chooser answers; null is 'cancelled'. */
  answerFolder(path: string | null): Promise<void>;
  /** The paths that were shown in the file manager so far. */
  shownInFolder(): Promise<string[]>;
  /** The addresses that were handed to the system's browser so far. */
  openedOutside(): Promise<string[]>;
  /** As the system hands a deep link over: a second start with it as an argument. */
  openLink(link: string): Promise<void>;
  /** Chooses an entry of the menu bar. */
  chooseMenu(menu: string, entry: string): Promise<void>;
  /** Ends it as its own Quit does. */
  close(): Promise<void>;
}
