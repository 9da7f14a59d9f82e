import type { CapturePartsFragment } from '@infinite/schema/generated/graphql';

/** What the parts of one capture on the page need. */
export interface CaptureItemProps {
  readonly capture: CapturePartsFragment;
  onChange(capture: CapturePartsFragment): void;
}
