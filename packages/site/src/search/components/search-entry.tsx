import { usePageContext } from 'vike-react/usePageContext';
import { roleNames } from '#families/role-names.ts';
import { searchPath } from '#search/paths.ts';
import { ShellIcon } from '#shell/components/shell-icon.tsx';
import { memberShellWords as words } from '#shell/member-shell.en.ts';

/**
 * The way to the search: a link to its page, which opens the palette where scripts run, as Ctrl or ⌘
 * and K do. The palette's code comes when it is opened first.
 */
export function SearchEntry() {
  const { viewer, urlPathname } = usePageContext();
  return (
    <div
      className="shell-search"
      data-island="search"
      data-role={viewer ? roleNames[viewer.familyRole] : undefined}
    >
      <a
        href={searchPath}
        aria-current={urlPathname === searchPath ? 'page' : undefined}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <ShellIcon name="search" />
        <span className="shell-search-name">{words.search}</span>
        <kbd aria-hidden="true" hidden suppressHydrationWarning />
      </a>
    </div>
  );
}
