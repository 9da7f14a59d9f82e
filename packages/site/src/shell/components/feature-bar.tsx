import { featureBarWords as words } from '#shell/feature-bar.en.ts';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { LinkButton } from '@infinite/ui/link-button';
import { Spinner } from '@infinite/ui/spinner';
import clsx from 'clsx';
import { usePageContext } from 'vike-react/usePageContext';
import { FeatureAccount } from './feature-account.tsx';
import { Logo } from './logo.tsx';

const sections = Object.entries(words.sections).map(([section, label]) => ({
  section,
  label,
  href: section === 'messages' ? '/future-messages' : `/?section=${section}`,
}));

/**
 * The top of the home page in feature mode: the company, who is there, and the six sections.
 * `client/sections.ts` shows which of them is opening.
 */
export function FeatureBar() {
  const current = usePageContext().routeParams.section;
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper max-sm:static">
      <div className="page-column flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <div>
          <Logo />
          <p className="m-0 text-sm text-ink-soft">{siteShellWords.tagline}</p>
        </div>
        <FeatureAccount />
      </div>
      <nav aria-label={words.label} data-sections className="border-t border-rule">
        <ul className="page-column m-0 flex list-none flex-wrap items-center gap-x-1 py-1">
          <li className="mr-2">
            <LinkButton href="/" size="sm" variant="quiet" className="-ml-3">
              {words.backToHome}
            </LinkButton>
          </li>
          {sections.map(({ section, label, href }) => (
            <li key={section}>
              <a
                href={href}
                aria-current={section === current ? 'page' : undefined}
                data-section={words.opening(label)}
                className={clsx(
                  'flex min-h-10 items-center gap-2 border-b-2 px-3 text-sm text-ink no-underline hover:border-edge',
                  section === current ? 'border-accent font-semibold' : 'border-transparent',
                )}
              >
                {label}
                <span hidden data-opening>
                  <Spinner className="text-accent" />
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p role="status" className="only-read-aloud" />
      </nav>
    </header>
  );
}
