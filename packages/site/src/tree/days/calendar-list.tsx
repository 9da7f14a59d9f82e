import type { TreeCalendarPartsFragment } from '@infinite/schema/generated/graphql';
import { RemoveTreeCalendarDocument } from '@infinite/schema/generated/operations';
import { relativeWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { treeDaysWords as words } from './days.en.ts';

interface CalendarListProps {
  readonly calendars: readonly TreeCalendarPartsFragment[];
  readonly now: string;
  readonly timeZone: string;
  readonly onRemoved: (id: string) => void;
}

/** The member's calendars, with when a program read each of them last. */
export function CalendarList({
  calendars,
  now,
  timeZone,
  onRemoved,
}: CalendarListProps): ReactElement | null {
  const [asked, setAsked] = useState<TreeCalendarPartsFragment | null>(null);
  const { act, pending, ready } = useAct(RemoveTreeCalendarDocument);
  const remove = async (id: string) => {
    if (await act({ id }, words.removed)) onRemoved(id);
    setAsked(null);
  };
  if (calendars.length === 0) return null;
  return (
    <>
      <ul className="m-0 mb-8 list-none p-0">
        {calendars.map((calendar) => (
          <li
            key={calendar.id}
            className="flex flex-wrap items-center justify-between gap-4 border-b border-rule py-3"
          >
            <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
              <span className="block font-semibold">{calendar.name}</span>
              <span className="block text-sm text-ink-soft">
                {calendar.kinds.map((kind) => words.kinds[kind]).join(', ')}
              </span>
              <span className="block text-sm text-ink-soft">
                {calendar.lastReadAt
                  ? words.lastRead(relativeWords(calendar.lastReadAt, now, timeZone))
                  : words.neverRead}
              </span>
            </span>
            <Button
              size="sm"
              variant="quiet"
              disabled={!ready}
              aria-label={`${words.remove}: ${calendar.name}`}
              onClick={() => setAsked(calendar)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title={words.removeTitle}
        description={words.removeText(asked?.name ?? '')}
        confirmLabel={words.removeConfirm}
        cancelLabel={words.keep}
        pending={pending}
        pendingLabel={words.removing}
        onConfirm={() => void remove(asked?.id ?? '')}
      />
    </>
  );
}
