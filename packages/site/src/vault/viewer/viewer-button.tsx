import { Icon } from '@infinite/ui/icon';
import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';

interface ViewerButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onClick: () => void;
  /** For what is on or off. */
  readonly pressed?: boolean;
  readonly className?: string;
}

/** A button of the viewer: an icon with a name. */
export function ViewerButton(props: ViewerButtonProps): ReactElement {
  const { icon, label, onClick, pressed, className } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
      className={clsx(
        'flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md border-0 hover:bg-sunk',
        pressed ? 'bg-accent-tint text-accent' : 'bg-transparent text-ink',
        className,
      )}
    >
      <Icon as={icon} />
    </button>
  );
}
