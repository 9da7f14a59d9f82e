import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldWiring } from './field-wiring.ts';

/** One line of text, a date, a number, an address: every native `type` of input. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  const wiring = useFieldWiring();
  return <input type="text" {...wiring} {...rest} className={clsx(controlStyle, className)} />;
}
