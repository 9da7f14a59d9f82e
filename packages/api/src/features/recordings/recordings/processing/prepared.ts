import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import type { DrawnForms } from '#features/recordings/recordings/processing/draw-forms.ts';
import type { FileFacts } from '#features/recordings/recordings/processing/file-facts.ts';

/** What preparation found out and made; written to the row in one go. */
export interface Prepared {
  readonly state: 'READY' | 'FAILED';
  readonly kind: RecordingKindName;
  readonly mimeType: string;
  readonly problem: string | null;
  /** The name of malware in it. */
  readonly infectedBy: string | null;
  readonly durationMs: number | null;
  readonly peaks: number[] | null;
  readonly silent: boolean;
  /** Null when the original itself is shown. */
  readonly display: { readonly mimeType: string; readonly bytes: number } | null;
  /** Of a photo with a form for display, and of a film of which a moment can be drawn. */
  readonly forms: DrawnForms | null;
  /** What the file says of itself; null where nothing was read. */
  readonly facts: FileFacts | null;
}

/** Nothing to show or play, but kept: the default from which each form departs. */
export function keptAs(kind: RecordingKindName, mimeType: string): Prepared {
  return {
    state: 'READY',
    kind,
    mimeType,
    problem: null,
    infectedBy: null,
    durationMs: null,
    peaks: null,
    silent: false,
    display: null,
    forms: null,
    facts: null,
  };
}

export function failedAs(kind: RecordingKindName, mimeType: string, problem: string): Prepared {
  return { ...keptAs(kind, mimeType), state: 'FAILED', problem };
}
