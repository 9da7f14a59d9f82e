import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldWiring } from './field-wiring.ts';
import { useEarlyText } from './use-early-text.ts';

/** Text of several lines. `letter` sets it in the serif of a letter. */
export function TextArea({
  letter,
  className,
  ref,
  ...rest
}: ComponentProps<'textarea'> & { letter?: boolean }) {
  const wiring = useFieldWiring();
  const field = useEarlyText(rest.value, ref);
  return (
    <textarea
      rows={4}
      {...wiring}
      {...rest}
      ref={field}
      className={clsx(
        controlStyle,
        'field-sizing-content resize-y py-3',
        // An empty sheet invites more than an empty line; from there it grows with the text.
        letter ? 'min-h-56 font-serif text-lg' : 'min-h-28',
        className,
      )}
    />
  );
}
