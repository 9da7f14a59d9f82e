import type { Bridge } from '#ipc/channels.ts';

declare global {
  interface Window {
    /** Put there by preload. */
    readonly desktop: Bridge;
  }
}

export const bridge: Bridge = window.desktop;
