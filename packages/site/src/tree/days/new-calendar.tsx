import { anniversaryKinds, anniversaryLimits } from '@infinite/schema/catalogue/anniversaries';
import type { TreeCalendarPartsFragment } from '@infinite/schema/generated/graphql';
import { AddTreeCalendarDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Field } from '@infinite/ui/field';
import { FieldError } from '@infinite/ui/field-error';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { CalendarAddress } from './calendar-address.tsx';
import { treeDaysWords as words } from './days.en.ts';

/** Makes a calendar and shows its address, this once. */
export function NewCalendar(props: {
  readonly family: string;
  readonly onMade: (calendar: TreeCalendarPartsFragment) => void;
}): ReactElement {
  const [name, setName] = useState(words.nameOf(props.family));
  const [kinds, setKinds] =
    useState<readonly (typeof anniversaryKinds)[number][]>(anniversaryKinds);
  const [path, setPath] = useState<string | null>(null);
  const { act, pending, ready, errors } = useAct(AddTreeCalendarDocument);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const made = await act({ input: { name, kinds: [...kinds] } }, words.made);
    if (!made) return;
    setPath(made.addTreeCalendar.path);
    props.onMade(made.addTreeCalendar.calendar);
  };
  return (
    <>
      <form method="post" noValidate onSubmit={(event) => void save(event)}>
        <Field label={words.name} error={errors['name']}>
          <TextInput
            name="calendar-name"
            autoComplete="off"
            value={name}
            maxLength={anniversaryLimits.calendarName}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <fieldset className="m-0 mt-5 border-0 p-0">
          <legend className="mb-1 p-0 font-semibold">{words.kindsLabel}</legend>
          {anniversaryKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={words.kinds[kind]}
              checked={kinds.includes(kind)}
              onChange={(event) =>
                setKinds((all) =>
                  event.target.checked ? [...all, kind] : all.filter((one) => one !== kind),
                )
              }
            />
          ))}
          {errors['kinds'] ? (
            <FieldError id="calendar-kinds-error">{errors['kinds']}</FieldError>
          ) : null}
        </fieldset>
        <Button
          type="submit"
          className="mt-5"
          disabled={!ready}
          pending={pending}
          pendingLabel={words.create}
        >
          {words.create}
        </Button>
      </form>
      {path === null ? null : <CalendarAddress path={path} />}
    </>
  );
}
