import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldWiring } from './field-wiring.ts';
import { useEarlyText } from './use-early-text.ts';

/** One line of text, a date, a number, an address: every native `type` of input. */
export function TextInput({ className, ref, ...rest }: ComponentProps<'input'>) {
  const wiring = useFieldWiring();
  const field = useEarlyText(rest.value, ref);
  const style = clsx(controlStyle, className);
  return <input type="text" {...wiring} {...rest} ref={field} className={style} />;
}
