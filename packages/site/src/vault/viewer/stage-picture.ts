import type { RecordingKind, RecordingState } from '@infinite/schema/generated/graphql';
import type { StagePicture } from './zoom-stage.tsx';

interface Shown {
  readonly kind: RecordingKind;
  readonly title: string;
  readonly url: string;
  readonly forms?: { readonly placeholder: string; readonly middleUrl: string } | null;
}

/** What the stage shows of a photo; null for what is none, or cannot be shown. */
export function stagePictureOf(
  { kind, title, url, forms }: Shown,
  state: RecordingState,
): StagePicture | null {
  if (kind !== 'PHOTO' || state !== 'READY') return null;
  const placeholder = forms?.placeholder ?? '';
  return { title, url, placeholder, middleUrl: forms?.middleUrl ?? null };
}
