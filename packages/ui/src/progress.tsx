export interface ProgressProps {
  /** What is going on, read aloud. */
  label: string;
  /** 0 to 1; leave out while the end is not known. */
  value?: number;
  /** Words for the value, such as '3 of 12 MB'. */
  valueText?: string;
}

/** How far a longer work has come. */
export function Progress({ label, value, valueText }: ProgressProps) {
  const percent =
    value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className="h-2 w-full overflow-hidden rounded-full bg-rule"
    >
      {percent === undefined ? (
        <div className="h-full w-1/3 animate-pulse rounded-full bg-accent" />
      ) : (
        // An SVG attribute instead of an inline style, which the Content-Security-Policy refuses.
        <svg
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block size-full"
        >
          <rect width={percent} height="8" className="fill-accent" />
        </svg>
      )}
    </div>
  );
}
