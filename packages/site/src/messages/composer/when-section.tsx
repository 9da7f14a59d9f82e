import type { LeapDayRule, Recurrence, TriggerKind } from '@infinite/schema/generated/graphql';
import { composerWords } from '@infinite/schema/words/composer.en';
import { Field } from '@infinite/ui/field';
import { RadioCards } from '@infinite/ui/radio-cards';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import type { ReactElement } from 'react';
import { ComposerSection } from './composer-section.tsx';
import { isLeapDay } from './draft-input.ts';
import type { WhenFields } from './draft-content.ts';
import { searchPlaces } from '#api/search-places.ts';
import { PlacePicker } from '@infinite/ui/place-picker';

export interface WhenSectionProps {
  when: WhenFields;
  onChange: (when: WhenFields) => void;
  faults: Readonly<Record<string, string>>;
  near: readonly string[];
  today: string;
}

const words = composerWords.when;
const kinds: readonly TriggerKind[] = ['DATE', 'RECURRING', 'OCCASION'];
const recurrences: readonly Recurrence[] = ['BIRTHDAY', 'ANNIVERSARY', 'YEARLY'];
const leapDayRules: readonly LeapDayRule[] = ['FEBRUARY_28', 'MARCH_1'];

/** The day on which it arrives: once, every year, or on an occasion whose day is still unknown. */
export function WhenSection({ when, onChange, faults, near, today }: WhenSectionProps) {
  const set = (change: Partial<WhenFields>) => onChange({ ...when, ...change });
  return (
    <ComposerSection heading={words.heading} anchor="when">
      <RadioCards
        legend={words.heading}
        hideLegend
        columns={3}
        value={when.kind}
        onChange={(kind) => set({ kind })}
        options={kinds.map((value) => ({ value, ...words.kinds[value] }))}
        error={faults['trigger'] ?? faults['trigger.kind']}
      />
      {when.kind === 'OCCASION' ? (
        <Field label={words.occasion} hint={words.occasionHint} error={faults['trigger.occasion']}>
          <TextInput
            value={when.occasion}
            onChange={(event) => set({ occasion: event.target.value })}
          />
        </Field>
      ) : null}
      {when.kind === 'RECURRING' ? (
        <Field label={words.recurrence} error={faults['trigger.recurrence']}>
          <Select
            value={when.recurrence}
            onChange={(event) => set({ recurrence: event.target.value as Recurrence })}
          >
            {recurrences.map((value) => (
              <option key={value} value={value}>
                {words.recurrences[value]}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {when.kind === 'OCCASION' ? null : (
        <DayAndTime when={when} set={set} faults={faults} near={near} today={today} />
      )}
      {when.kind === 'RECURRING' ? <Yearly when={when} set={set} faults={faults} /> : null}
      {when.kind === 'OCCASION' ? (
        <OccasionDay when={when} set={set} faults={faults} near={near} today={today} />
      ) : null}
    </ComposerSection>
  );
}

interface PartProps {
  when: WhenFields;
  set: (change: Partial<WhenFields>) => void;
  faults: Readonly<Record<string, string>>;
}

function DayAndTime(props: PartProps & { near: readonly string[]; today: string }): ReactElement {
  const { when, set, faults, near, today } = props;
  const yearly = when.kind === 'RECURRING';
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={yearly ? words.dateFirst : words.date}
          hint={yearly ? words.dateFirstHint : undefined}
          error={faults['trigger.localDate']}
        >
          <TextInput
            type="date"
            value={when.localDate}
            min={yearly ? '1900-01-01' : today}
            max="2199-12-31"
            onChange={(event) => set({ localDate: event.target.value })}
          />
        </Field>
        <Field label={words.time} error={faults['trigger.localTime']}>
          <TextInput
            type="time"
            value={when.localTime}
            onChange={(event) => set({ localTime: event.target.value })}
          />
        </Field>
      </div>
      <Field label={words.zone} hint={words.zoneHint} error={faults['trigger.timeZone']}>
        <PlacePicker
          value={when.timeZone}
          search={searchPlaces}
          near={near}
          onChange={(timeZone) => set({ timeZone })}
        />
      </Field>
    </>
  );
}

function Yearly({ when, set, faults }: PartProps): ReactElement {
  const ends = when.untilYear !== '';
  return (
    <>
      {isLeapDay(when.localDate) ? (
        <Field label={words.leapDay} error={faults['trigger.leapDayRule']}>
          <Select
            value={when.leapDayRule}
            onChange={(event) => set({ leapDayRule: event.target.value as LeapDayRule })}
          >
            {leapDayRules.map((value) => (
              <option key={value} value={value}>
                {words.leapDays[value]}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <Field label={words.end}>
          <Select
            value={ends ? 'until' : 'endless'}
            onChange={(event) =>
              set({ untilYear: event.target.value === 'until' ? defaultEnd(when) : '' })
            }
          >
            <option value="endless">{words.endless}</option>
            <option value="until">{words.until}</option>
          </Select>
        </Field>
        {ends ? (
          <Field label={words.untilYear} error={faults['trigger.untilYear']}>
            <TextInput
              inputMode="numeric"
              pattern="[0-9]{4}"
              value={when.untilYear}
              // An emptied field would read as 'without end' and vanish under the fingers.
              onChange={(event) => set({ untilYear: event.target.value || ' ' })}
            />
          </Field>
        ) : null}
      </div>
    </>
  );
}

/** Twenty times is a childhood: a start from which to correct. */
function defaultEnd(when: WhenFields): string {
  const year = Number(when.localDate.slice(0, 4));
  const now = new Date().getFullYear();
  return String(Math.max(Number.isNaN(year) ? now : year, now) + 20);
}

function OccasionDay(props: PartProps & { near: readonly string[]; today: string }): ReactElement {
  return (
    <details open={props.when.localDate !== ''} className="group">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {words.occasionDate}
      </summary>
      <div className="mt-3 flex flex-col gap-5">
        <DayAndTime {...props} />
      </div>
    </details>
  );
}
