import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import clsx from 'clsx';

/**
 * Two letters leaning on each other, drawn as one endless line. `short` leaves the name to screen
 * readers where a wide screen has no room beside the menus; `narrow` fits a side bar.
 */
export function Logo(props: { short?: boolean; narrow?: boolean; href?: string }) {
  const { short = false, narrow = false, href = '/' } = props;
  return (
    <a href={href} className="flex min-w-0 items-center gap-2.5 text-ink no-underline">
      <svg
        viewBox="0 0 40 24"
        width="40"
        height="24"
        aria-hidden="true"
        className="h-6 w-10 shrink-0 text-accent"
      >
        <path
          d="M20 12C16.5 6.500 13.500 4 10 4a8 8 0 1 0 0 16c3.500 0 6.500-2.500 10-8s6.500-8 10-8a8 8 0 1 1 0 16c-3.500 0-6.500-2.500-10-8Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      </svg>
      <span
        className={clsx(
          'font-serif text-lg leading-none font-medium',
          narrow ? 'xl:text-base' : 'min-[400px]:text-xl lg:whitespace-nowrap',
          short && 'xl:max-2xl:only-read-aloud',
        )}
      >
        {siteShellWords.name}
      </span>
    </a>
  );
}
