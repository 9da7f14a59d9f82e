import clsx from 'clsx';

/** A triangle, or two bars while the surrounding `group/voice` plays. */
export function PlaySign({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('fill-current', className)}>
      <path
        className="group-data-playing/voice:hidden"
        d="M7 4.5v15a1 1 0 0 0 1.5.9l12-7.5a1 1 0 0 0 0-1.8l-12-7.5A1 1 0 0 0 7 4.5Z"
      />
      <path
        className="hidden group-data-playing/voice:block"
        d="M6 4h4.5v16H6zM13.5 4H18v16h-4.5z"
      />
    </svg>
  );
}
