import type { Thread } from './what-changed.ts';

export interface ComposerProps {
  enquiry: Thread['enquiry'];
  /** What others did since the writing began. */
  changes: readonly string[];
  /** Nothing is written: what is there now is known. */
  onBlank: () => void;
  onConflict: () => Promise<void>;
  onActed: () => Promise<void>;
}
