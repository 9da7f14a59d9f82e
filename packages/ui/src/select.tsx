import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldWiring } from './field-wiring.ts';
import { Icon } from './icon.tsx';

/** The device's own chooser, dressed as the other controls. Options as children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const wiring = useFieldWiring();
  return (
    <div className={clsx('relative', className)}>
      <select
        {...wiring}
        {...rest}
        className={clsx(controlStyle, 'cursor-pointer appearance-none pr-12')}
      >
        {children}
      </select>
      <Icon
        as={ChevronDown}
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
