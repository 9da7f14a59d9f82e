import clsx from 'clsx';

/** A turning ring. Give `label` only where no words beside it say what is going on. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      role={label ? 'status' : undefined}
      className={clsx('inline-flex items-center justify-center', className)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[1.25em] animate-spin">
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeOpacity=".25"
          strokeWidth="3"
        />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {label ? <span className="only-read-aloud">{label}</span> : null}
    </span>
  );
}
