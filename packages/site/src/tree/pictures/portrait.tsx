import type { TreePicturePartsFragment } from '@infinite/schema/generated/graphql';
import { Icon } from '@infinite/ui/icon';
import clsx from 'clsx';
import { UserRound } from 'lucide-react';
import type { ReactElement } from 'react';

interface PortraitProps {
  /** Null: nobody added one. */
  readonly picture: TreePicturePartsFragment | null;
  readonly size: 'sm' | 'lg';
}

const sizes = { sm: 'size-9', lg: 'size-20 sm:size-24' } as const;

/** A round picture of a person, whose name stands beside it. */
export function Portrait({ picture, size }: PortraitProps): ReactElement {
  const forms = picture?.recording.forms;
  return (
    <span
      className={clsx(
        'flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-sunk text-ink-soft',
        sizes[size],
      )}
    >
      {picture && forms ? (
        <img
          src={forms.smallUrl}
          alt=""
          width={forms.width}
          height={forms.height}
          loading="lazy"
          // Where somebody said who is where in a group, that part is shown.
          style={{ objectPosition: `${picture.x ?? 50}% ${picture.y ?? 30}%` }}
          className="size-full object-cover"
        />
      ) : (
        <Icon as={UserRound} />
      )}
    </span>
  );
}
