import { usePageContext } from 'vike-react/usePageContext';
import { noticesPath } from '#notices/paths.ts';
import { ShellIcon } from '#shell/components/shell-icon.tsx';
import { memberShellWords } from '#shell/member-shell.en.ts';

/** The way to the notices, with the number of unread ones once the scripts are there. */
export function Bell({ path }: { path: string }) {
  const { viewer } = usePageContext();
  // Nothing happens in a sample family, and its visitors have no live stream.
  const island = viewer?.sampleUntil ? undefined : 'bell';
  return (
    <div className="shell-bell" data-island={island}>
      <a href={noticesPath} aria-current={path === noticesPath ? 'page' : undefined}>
        <ShellIcon name="bell" />
        <span className="shell-bell-name">{memberShellWords.notices}</span>
        <span data-bell-count aria-hidden="true" hidden suppressHydrationWarning />
        <span data-bell-aloud className="only-read-aloud" suppressHydrationWarning />
      </a>
    </div>
  );
}
