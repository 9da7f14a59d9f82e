import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldWiring } from './field-wiring.ts';
import { Icon } from './icon.tsx';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  showLabel?: string;
  hideLabel?: string;
}

/** A password with a button that shows or hides what was typed. */
export function PasswordInput(props: PasswordInputProps) {
  const { showLabel = 'Show password', hideLabel = 'Hide password', className, ...rest } = props;
  const wiring = useFieldWiring();
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...wiring}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={clsx(controlStyle, 'pr-14', className)}
      />
      <button
        type="button"
        aria-label={shown ? hideLabel : showLabel}
        aria-controls={rest.id ?? wiring.id}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-12 cursor-pointer items-center justify-center rounded-md text-ink-soft hover:text-ink focus-visible:-outline-offset-3"
      >
        <Icon as={shown ? EyeOff : Eye} />
      </button>
    </div>
  );
}
