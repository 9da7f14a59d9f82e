import { Icon } from '@infinite/ui/icon';
import { Play } from 'lucide-react';
import type { ReactElement } from 'react';

/**
 * Tells the picture of a film from a photo. On a ground of its own, since it stands on any picture; hidden from
 * screen readers, which hear the kind and the length in the name of the tile.
 * @param length such as '0:42'; empty where it is not known
 */
export function FilmMark({ length = '' }: { length?: string }): ReactElement {
  return (
    <span
      aria-hidden="true"
      className="absolute right-1 bottom-1 flex items-center gap-1 rounded-sm bg-raised px-1.5 py-0.5 text-xs text-ink tabular-nums"
    >
      <Icon as={Play} className="size-3" />
      {length}
    </span>
  );
}
