import clsx from 'clsx';

interface WaveBarsProps {
  /** 0 to 100. */
  peaks: readonly number[];
  className?: string;
}

/** A voice as bars, as wide as its place; the bars keep their thickness at any width. */
export function WaveBars({ peaks, className }: WaveBarsProps) {
  const bars = peaks.map((peak, index) => `M${index * 2 + 1} ${50 - peak / 2.2}v${peak / 1.1}`);
  return (
    <svg
      viewBox={`0 0 ${peaks.length * 2} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx('block size-full', className)}
    >
      <path
        d={bars.join('').replaceAll(/(\.\d)\d+/g, '$1')}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-current stroke-[1.5px] sm:stroke-3"
        strokeLinecap="round"
      />
    </svg>
  );
}
