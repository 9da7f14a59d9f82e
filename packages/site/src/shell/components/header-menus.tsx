import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { Icon } from '@infinite/ui/icon';
import { ChevronDown } from 'lucide-react';
import { headerNavigation, type NavigationLink } from '../navigation.ts';

const entryStyle =
  'flex min-h-12 cursor-pointer list-none items-center justify-between gap-1 rounded-md text-ink no-underline hover:text-accent xl:min-h-11 xl:gap-0.5 xl:px-1.5 xl:text-xs xl:whitespace-nowrap xl:hover:bg-sunk [&::-webkit-details-marker]:hidden';

/**
 * The menus of the header as disclosures, of which one is open at a time: a row of panels on a wide
 * screen, a list to unfold on a narrow one. `client/menus.ts` adds hovering, arrow keys and Escape.
 */
export function HeaderMenus() {
  return (
    <nav aria-label={siteShellWords.mainNavigation} lang="en" data-menus>
      <ul className="m-0 list-none p-0 xl:flex xl:items-center">
        {headerNavigation.map(({ label, href, links }) => (
          <li
            key={label}
            className="relative border-b border-rule last:border-b-0 xl:border-b-0"
            data-entry={label}
          >
            {links ? (
              <details name="site-menu" className="group">
                <summary data-menu className={entryStyle}>
                  {label}
                  <Icon as={ChevronDown} className="size-4 group-open:rotate-180" />
                </summary>
                <MenuPanel links={links} />
              </details>
            ) : (
              <a href={href} data-menu className={entryStyle}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuPanel({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul className="m-0 animate-appear list-none p-0 pb-2 xl:absolute xl:top-full xl:left-0 xl:z-30 xl:mt-1 xl:w-80 xl:rounded-md xl:border xl:border-rule xl:bg-raised xl:p-2 xl:shadow-float">
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            className="block rounded-sm px-3 py-2.5 no-underline hover:bg-accent-tint xl:py-2"
          >
            <span className="block font-semibold text-ink">{link.label}</span>
            {link.hint ? (
              <span className="block text-sm text-ink-soft max-xl:hidden">{link.hint}</span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
