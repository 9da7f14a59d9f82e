import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { Icon } from '@infinite/ui/icon';
import { Menu, X } from 'lucide-react';
import { AccountCorner } from './account-corner.tsx';
import { HeaderMenus } from './header-menus.tsx';
import { Logo } from './logo.tsx';

/**
 * The head of every page but the quiet ones, in one row that stays in sight. On a narrow screen a
 * disclosure shows what follows it; with or without scripts, and one markup for all widths.
 */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper">
      <div className="mx-auto flex min-h-16 w-full max-w-[1600px] items-center gap-x-4 px-[clamp(16px,5vw,40px)] xl:px-6">
        <Logo short />
        <details data-menu-toggle className="peer group ml-auto shrink-0 xl:hidden">
          <summary
            aria-label={siteShellWords.openMenu}
            data-when-open={siteShellWords.closeMenu}
            className="-mr-2 flex size-12 cursor-pointer list-none items-center justify-center rounded-md hover:bg-sunk [&::-webkit-details-marker]:hidden"
          >
            <Icon as={Menu} className="size-7 group-open:hidden" />
            <Icon as={X} className="hidden size-7 group-open:block" />
          </summary>
        </details>
        <div
          data-menu-panel
          className="items-center gap-4 max-xl:absolute max-xl:inset-x-0 max-xl:top-full max-xl:hidden max-xl:max-h-[calc(100dvh-64px)] max-xl:flex-col max-xl:items-stretch max-xl:gap-2 max-xl:overflow-y-auto max-xl:overscroll-contain max-xl:border-b max-xl:border-rule max-xl:bg-paper max-xl:px-[clamp(16px,5vw,40px)] max-xl:py-4 max-xl:shadow-float max-xl:peer-open:flex xl:flex xl:min-w-0 xl:grow xl:justify-between"
        >
          <HeaderMenus />
          <div className="min-w-0 max-xl:order-first">
            <AccountCorner />
          </div>
        </div>
      </div>
    </header>
  );
}
