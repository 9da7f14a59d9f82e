import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { Icon } from '@infinite/ui/icon';
import clsx from 'clsx';
import { ShieldCheck } from 'lucide-react';
import { usePageContext } from 'vike-react/usePageContext';
import { footerNavigation, legalNavigation, type FooterLink } from '../navigation.ts';
import { SupportDetails } from './support-details.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The foot of every page but the quiet ones. */
export function SiteFooter() {
  const { footer, trust, trustWithoutAnalytics } = siteShellWords;
  const { analyticsScript } = usePageContext().site;
  const badges = analyticsScript ? trust : [...trust, trustWithoutAnalytics];
  return (
    // No strip of paper between the last band of a page and the footer.
    <footer className="mt-16 border-t border-rule bg-sunk [main:has(>section:last-child)+&]:mt-0">
      <div className="page-column grid gap-x-12 gap-y-10 py-12 lg:grid-cols-[14rem_1fr]">
        <div className="flex flex-col justify-between gap-6">
          <div>
            <h2 className="m-0 text-xl">{footer.support}</h2>
            <SupportDetails />
          </div>
          <ThemeSwitch />
        </div>
        <nav
          // The pages of the product are in English, whatever the language of this one.
          lang="en"
          aria-label={siteShellWords.footerNavigation}
          className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4"
        >
          {footerNavigation.map(({ title, links, more }) => (
            <div key={title}>
              <h2 className="m-0 text-lg">{title}</h2>
              <Links links={links} className="mt-2 text-base" />
              <Links
                links={more}
                className="mt-3 border-t border-rule pt-2 text-sm text-ink-soft"
              />
            </div>
          ))}
        </nav>
      </div>
      <div className="border-t border-rule">
        <div className="page-column grid gap-3 py-6 text-sm text-ink-soft">
          <ul className="m-0 flex list-none flex-wrap gap-x-6 gap-y-2 p-0">
            {badges.map((badge) => (
              <li key={badge} className="flex items-center gap-2">
                <Icon as={ShieldCheck} className="text-accent" />
                {badge}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
            <p className="m-0">{footer.rights}</p>
            <div lang="en">
              <Links links={legalNavigation} className="flex flex-wrap gap-x-6" />
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}

function Links({ links, className }: { links: readonly FooterLink[]; className: string }) {
  return (
    <ul className={clsx('m-0 list-none p-0', className)}>
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            className="inline-block py-1.5 text-inherit underline decoration-transparent underline-offset-4 hover:decoration-current"
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
