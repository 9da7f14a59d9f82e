import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { Icon } from '@infinite/ui/icon';
import { ShieldCheck } from 'lucide-react';
import { usePageContext } from 'vike-react/usePageContext';
import { footerNavigation } from '../navigation.ts';
import { SupportDetails } from './support-details.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const { footer, trust, trustWithoutAnalytics } = siteShellWords;

/** The foot of every page but the quiet ones. */
export function SiteFooter() {
  const { analyticsScript } = usePageContext().site;
  const badges = analyticsScript ? trust : [...trust, trustWithoutAnalytics];
  return (
    <footer className="mt-16 border-t border-rule bg-sunk">
      <div className="page-column grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-4 xl:grid-cols-5">
        <nav aria-label={siteShellWords.footerNavigation} className="contents">
          {footerNavigation.map((column) => (
            <div key={column.title}>
              <h2 className="m-0 text-lg">{column.title}</h2>
              <ul className="m-0 mt-2 list-none p-0">
                {column.links.map((link) => (
                  <li key={link.href}>
                    <a
                      href={link.href}
                      className="inline-block py-1.5 text-ink underline decoration-transparent underline-offset-4 hover:decoration-current"
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="col-span-2 xl:col-span-1">
          <h2 className="m-0 text-lg">{footer.support}</h2>
          <SupportDetails />
          <div className="mt-6">
            <ThemeSwitch />
          </div>
        </div>
      </div>
      <div className="border-t border-rule">
        <div className="page-column flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6 text-sm text-ink-soft">
          <ul className="m-0 flex list-none flex-wrap gap-x-6 gap-y-2 p-0">
            {badges.map((badge) => (
              <li key={badge} className="flex items-center gap-2">
                <Icon as={ShieldCheck} className="text-accent" />
                {badge}
              </li>
            ))}
          </ul>
          <p className="m-0">{footer.rights}</p>
        </div>
      </div>
    </footer>
  );
}
