import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { NavigationMenu } from '@infinite/ui/navigation-menu';
import { headerNavigation } from '../navigation.ts';
import { AccountCorner } from './account-corner.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** The head of every page but the quiet ones. On a wide screen only its menus stay in sight. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-b lg:-top-16 border-rule bg-paper">
      <div className="page-column flex min-h-16 items-center justify-between gap-4">
        <Logo />
        <div className="hidden lg:block">
          <AccountCorner />
        </div>
        <MobileMenu />
      </div>
      <div className="page-column hidden pb-1.5 lg:block">
        <div className="-mx-2.5 text-sm xl:text-base">
          <NavigationMenu label={siteShellWords.mainNavigation} entries={headerNavigation} />
        </div>
      </div>
      <noscript>
        <p className="m-0 bg-amber-tint px-4 py-2 text-center text-sm">
          {siteShellWords.signInNeedsScripts}
        </p>
      </noscript>
    </header>
  );
}
