/** The look that every text-like control shares. */
export const controlStyle =
  'block w-full min-h-12 rounded-md border border-edge bg-raised px-4 py-2 text-base text-ink ' +
  'placeholder:text-ink-soft placeholder:opacity-100 hover:border-ink ' +
  'focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:border-2 ' +
  'disabled:bg-sunk disabled:text-ink-soft';
