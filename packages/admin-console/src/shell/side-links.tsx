import type { ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import { adminConsoleWords as words } from '@infinite/schema/words/admin-console.en';
import { Icon } from '@infinite/ui/icon';
import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { WaitingCount } from '#components/waiting-count.tsx';
import { useStaffRole } from '#platform/platform-context.tsx';
import { usePlace } from '#platform/use-place.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { isConsoleTab } from './open-place.ts';
import { useWaiting, type Waiting } from './waiting.ts';
import { entriesOf, standsFor, tabId, tabIdsOf, type SideEntry } from './side-entries.ts';

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * The places as links with addresses. The five documented ones are also the tabs of a tab list,
 * which owns them by id because other links stand between them.
 */
export function SideLinks(props: { shown: ConsolePlaceName; onChosen: () => void }) {
  const place = usePlace();
  const role = useStaffRole();
  const entries = entriesOf(role);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = tabs.findIndex((tab) => tab === event.target);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = tabs[(at + step + tabs.length) % tabs.length];
    next?.focus();
    const opens = entries.find((entry) => tabId(entry.opens) === next?.id)?.opens;
    if (opens) place.open(opens);
  };
  return (
    <nav aria-label={words.tabsLabel} onKeyDown={onKeyDown}>
      <div
        role="tablist"
        aria-label={words.tabsLabel}
        aria-orientation="vertical"
        aria-owns={tabIdsOf(role)}
      />
      <div className="grid gap-1">
        {entries.map((entry) => (
          <SideLink
            key={entry.opens}
            entry={entry}
            current={standsFor(entry, props.shown)}
            onChosen={props.onChosen}
          />
        ))}
      </div>
    </nav>
  );
}

function SideLink(props: { entry: SideEntry; current: boolean; onChosen: () => void }) {
  const { entry, current, onChosen } = props;
  const links = usePlaceLinks();
  const { opens, label, icon } = entry;
  const link = links.open(opens);
  const count = countOf(useWaiting(), opens);
  const role = isConsoleTab(opens)
    ? ({ role: 'tab', id: tabId(opens), 'aria-selected': current } as const)
    : ({ 'aria-current': current ? 'page' : undefined } as const);
  return (
    <a
      {...role}
      href={link.href}
      onClick={(event) => {
        onChosen();
        link.onClick(event);
      }}
      title={label}
      className={clsx(
        'relative flex min-h-10 items-center gap-3 rounded-md px-3 py-1.5 font-semibold no-underline',
        'sm:max-lg:justify-center sm:max-lg:px-0',
        current ? 'bg-accent-tint text-accent' : 'text-ink-soft hover:bg-raised hover:text-ink',
      )}
    >
      <Icon as={icon} />
      <span className="min-w-0 grow truncate sm:max-lg:only-read-aloud">{label}</span>
      <span className="flex sm:max-lg:absolute sm:max-lg:top-0 sm:max-lg:right-0">
        <WaitingCount count={count} urgent={opens === 'operations'} />
      </span>
    </a>
  );
}

function countOf(waiting: Waiting, opens: ConsolePlaceName): number {
  const { enquiries, reviews, alarms, failedDeliveries, deadLetters } = waiting;
  if (opens === 'inbox') return enquiries + reviews;
  return opens === 'operations' ? alarms + failedDeliveries + deadLetters : 0;
}
