import clsx from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: shows a spinner, ignores clicks, keeps the focus. */
  pending?: boolean;
  /** What the button says meanwhile, such as 'Saving…'. */
  pendingLabel?: string;
}

/** A button. `type` is 'button' unless told; `secondary` unless told. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    pending = false,
    pendingLabel,
    className,
    children,
    onClick,
    ...rest
  } = props;
  // Not `disabled` while pending: that would drop the focus and silence screen readers.
  const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? ignore : onClick}
      className={clsx(buttonStyle({ variant, size, wide }), className)}
    >
      {pending ? <Spinner /> : null}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
