import { composerTimings } from '@infinite/schema/catalogue/composer';
import { useEffect, useState } from 'react';
import { previewTrigger, type TriggerPreview } from './composer-calls.ts';
import type { DraftContent, WhenFields } from './draft-content.ts';
import { clocksOf, triggerInput } from './draft-input.ts';
import type { PlannedDates } from './protection-section.tsx';

/** Asks the server for the dates of a trigger, once the date rests; the last answer wins. */
export function usePlannedDates(content: DraftContent, first: TriggerPreview | null): PlannedDates {
  const [planned, setPlanned] = useState<PlannedDates>(
    first === null ? { kind: 'none' } : { kind: 'known', preview: first },
  );
  const { when } = content;
  const clocks = clocksOf(content).join(' ');
  const asked = hasDay(when) ? JSON.stringify([triggerInput(when), clocks]) : null;
  const [answered, setAnswered] = useState(first === null ? null : asked);

  useEffect(() => {
    if (asked === null || asked === answered) return;
    let current = true;
    const timer = setTimeout(async () => {
      setPlanned((before) => ({
        kind: 'looking',
        last: before.kind === 'known' ? before.preview : null,
      }));
      const preview = await previewTrigger(when, clocks === '' ? [] : clocks.split(' '));
      if (!current) return;
      setAnswered(asked);
      setPlanned(preview === null ? { kind: 'failed' } : { kind: 'known', preview });
    }, composerTimings.previewPauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, answered, when, clocks]);

  return asked === null ? { kind: 'none' } : planned;
}

/** While a year is typed, date fields report the years 2, 20 and 204 on the way. */
function hasDay(when: WhenFields): boolean {
  return when.localDate > '1000' && when.localTime !== '';
}
