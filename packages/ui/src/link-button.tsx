import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonLook } from './button-style.ts';

/** A link that looks like a button: it leads somewhere and does nothing else. */
export function LinkButton(props: ComponentProps<'a'> & ButtonLook & { href: string }) {
  const { variant, size, wide, className, ...rest } = props;
  return <a {...rest} className={clsx(buttonStyle({ variant, size, wide }), className)} />;
}
