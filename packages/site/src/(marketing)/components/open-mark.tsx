import { Badge } from '@infinite/ui/badge';
import { features } from '#(marketing)/content/features.ts';

/** Says of a feature that it is not built yet, in the words of /features; nothing once it is open. */
export function OpenMark({ open }: { open: boolean }) {
  return open ? null : <Badge tone="amber">{features.next}</Badge>;
}
