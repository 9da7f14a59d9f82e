import clsx from 'clsx';

/** `primary` is the one thing to do on a screen; there is one of it. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** `lg` meets the AAA target size with room to spare: recorder, player, recipient's page. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its column. */
  wide?: boolean;
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
  secondary: 'border-edge bg-transparent text-ink hover:border-ink hover:bg-sunk',
  quiet: 'border-transparent bg-transparent text-accent hover:bg-accent-tint',
  danger: 'border-danger bg-transparent text-danger hover:bg-danger-tint',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-3 py-1 text-sm whitespace-nowrap',
  md: 'min-h-12 px-5 py-2 text-base',
  lg: 'min-h-14 px-7 py-3 text-lg',
};

/** The classes that Button and LinkButton share. */
export function buttonStyle({
  variant = 'secondary',
  size = 'md',
  wide = false,
}: ButtonLook): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md border text-center leading-tight font-semibold no-underline',
    'cursor-pointer transition-colors duration-150',
    'aria-disabled:cursor-default aria-disabled:opacity-60 disabled:cursor-default disabled:opacity-60',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  );
}
