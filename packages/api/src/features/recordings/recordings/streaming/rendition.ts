import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { extensionOf, isShownInBrowser } from '#features/recordings/recordings/media-types.ts';
import {
  displayKey,
  formKey,
  originalKey,
  type DrawnFormName,
} from '#features/recordings/recordings/blob-keys.ts';

/**
 * What of a recording is asked for: the form to play or look at, the bytes as they came, or what people
 * outside the family may keep: of a photo the form that names no place, no date and no camera. `whole` is
 * all of a photo that members turned or cropped, `preview` a few moments of a film.
 */
export type Rendition = 'display' | 'original' | 'copy' | DrawnFormName;

/** One stored object of a recording, as it is sent. */
export interface Served {
  readonly key: string;
  readonly bytes: number;
  readonly mimeType: string;
  readonly etag: string;
  readonly fileName: string;
  readonly disposition: 'inline' | 'attachment';
}

export interface StoredRecording {
  readonly id: string;
  /** The recording whose stored bytes this one shows; null for its own. */
  readonly storedAs: string | null;
  readonly kind: RecordingKindName;
  readonly state: string;
  readonly mimeType: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly displayMimeType: string | null;
  readonly displayBytes: number | null;
  readonly drawnEdit: number;
}

/** What a recording and its file are called; the file '' where that is unknown. */
export interface RecordingNames {
  readonly title: string;
  readonly fileName: string;
}

/**
 * Chooses what is sent. A type that a browser could run as a page or a script is never named:
 * such files travel as bytes to be saved.
 * @param formBytes of the small form that is asked for; without one the form for display is sent
 */
export function servedAs(
  recording: StoredRecording,
  { title, fileName }: RecordingNames,
  rendition: Rendition,
  formBytes: number | null = null,
): Served {
  const digest = recording.sha256.slice(0, 32);
  const edit = recording.drawnEdit === 0 ? '' : `-e${recording.drawnEdit}`;
  if (isForm(rendition) && formBytes !== null) {
    return {
      key: formKey(recording.storedAs ?? recording.id, rendition),
      bytes: formBytes,
      mimeType: 'image/webp',
      etag: `"${digest}-${rendition}${formBytes.toString(36)}${edit}"`,
      fileName: withExtension(title, 'image/webp'),
      disposition: 'inline',
    };
  }
  const isInline = rendition !== 'original' && rendition !== 'copy';
  const isDrawn = isInline || (rendition === 'copy' && recording.kind === 'PHOTO');
  if (isDrawn && recording.displayMimeType && recording.displayBytes !== null) {
    return {
      key: displayKey(recording.storedAs ?? recording.id),
      bytes: recording.displayBytes,
      mimeType: recording.displayMimeType,
      etag: `"${digest}-d${recording.displayBytes.toString(36)}${edit}"`,
      fileName: withExtension(title, recording.displayMimeType),
      disposition: isInline ? 'inline' : 'attachment',
    };
  }
  const shown = recording.state !== 'FAILED' && isShownInBrowser(recording.mimeType);
  return {
    key: originalKey(recording.storedAs ?? recording.id),
    bytes: recording.bytes,
    mimeType: shown ? recording.mimeType : 'application/octet-stream',
    etag: `"${digest}"`,
    fileName: fileName || withExtension(title, recording.mimeType),
    disposition: shown && isInline ? 'inline' : 'attachment',
  };
}

const forms: ReadonlySet<Rendition> = new Set<DrawnFormName>([
  'small',
  'middle',
  'whole',
  'preview',
]);

/** Whether it is stored beside the form for display, of some photos and films. */
export function isForm(rendition: Rendition): rendition is DrawnFormName {
  return forms.has(rendition);
}

function withExtension(title: string, mimeType: string): string {
  const extension = extensionOf(mimeType);
  return extension ? `${title}.${extension}` : title;
}
