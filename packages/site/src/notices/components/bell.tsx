import { usePageContext } from 'vike-react/usePageContext';
import { noticesWords as words } from '#notices/notices.en.ts';
import { noticesPath } from '#notices/paths.ts';
import { ShellIcon } from '#shell/components/shell-icon.tsx';

/** The way to the notices, with the number of unread ones once the scripts are there. */
export function Bell({ path }: { path: string }) {
  const { viewer } = usePageContext();
  // Nothing happens in a sample family, and its visitors have no live stream.
  const island = viewer?.sampleUntil ? undefined : 'bell';
  return (
    <div className="shell-bell" data-island={island}>
      <a href={noticesPath} aria-current={path === noticesPath ? 'page' : undefined}>
        <ShellIcon name="bell" />
        <span className="shell-bell-name">{words.bell}</span>
        <span data-bell-count aria-hidden="true" hidden suppressHydrationWarning />
        <span data-bell-aloud className="only-read-aloud" suppressHydrationWarning />
      </a>
    </div>
  );
}
