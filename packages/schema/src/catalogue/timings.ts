/**
 * Delays a person feels while using the interface, in milliseconds unless the name says
 * otherwise. Source: specification, sections 4 and 9.
 */
export const TOAST = {
  /** Never more than one on the screen: a second one takes the place of the first. */
  maxVisible: 1,
  durationMs: 5000,
  /** How long a dismissed toast is kept before it is forgotten. */
  removeAfterDismissMs: 1_000_000,
  swipeDirection: 'right',
  swipeThresholdPx: 50,
  /** The key that moves the focus to the toast. */
  hotkey: 'F8',
} as const;

/** Timings of the menus in the public header. */
export const NAVIGATION_MENU = {
  hoverDelayMs: 200,
  /** Within this time after one menu closed, the next opens without the hover delay. */
  skipDelayMs: 300,
  closeDelayMs: 150,
} as const;
