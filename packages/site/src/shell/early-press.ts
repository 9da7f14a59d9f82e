declare global {
  interface Window {
    /** Set by the boot script: the button pressed last before the page came to life. */
    earlyPress?: HTMLButtonElement;
  }
}

/**
 * Does what a reader asked for while the scripts were still on their way. Called once everything
 * is mounted; a button that is gone by then asks for nothing.
 */
export function pressEarlyButton(): void {
  const button = window.earlyPress;
  delete window.earlyPress;
  // After the effects of this turn, which may bring the listeners.
  if (button) setTimeout(() => button.isConnected && button.click());
}
