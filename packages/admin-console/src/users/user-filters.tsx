import { planIds } from '@infinite/schema/catalogue/plans';
import { userStates } from '@infinite/schema/catalogue/users';
import { planNames, usersConsoleWords } from '#users/users.en.ts';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import { isInverted, roleNames } from './user-query.ts';
import type { TablePlace } from '#components/use-table-place.ts';

const words = usersConsoleWords.filters;

/** Plan, role and state; they stand in the address. */
export function UserFilters({ place }: { place: TablePlace }) {
  return (
    <>
      <Choice
        place={place}
        name="plan"
        label={words.plan}
        any={words.anyPlan}
        options={planIds.map((id) => [id, planNames[id]])}
      />
      <Choice
        place={place}
        name="role"
        label={words.role}
        any={words.anyRole}
        options={roleNames.map((role) => [role, words.roles[role]])}
      />
      <Choice
        place={place}
        name="state"
        label={words.state}
        any={words.anyState}
        options={userStates.map((state) => [state, words.states[state]])}
      />
    </>
  );
}

/** The first and the last day, which is included; of creation, unless labels say otherwise. */
export function CreatedFilters(props: { place: TablePlace; from?: string; to?: string }) {
  const { place, from = words.from, to = words.to } = props;
  return (
    <>
      <Day place={place} name="from" label={from} />
      <Day
        place={place}
        name="to"
        label={to}
        error={isInverted(place) ? words.inverted : undefined}
      />
    </>
  );
}

function Choice(props: {
  place: TablePlace;
  name: string;
  label: string;
  /** What the choice of none says. */
  any: string;
  options: readonly (readonly [value: string, label: string])[];
}) {
  const { place, name, label, any, options } = props;
  return (
    <Field label={label} hideLabel>
      <Select
        value={place.filter(name) ?? ''}
        onChange={({ target }) => place.setFilter(name, target.value || null)}
      >
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Day(props: { place: TablePlace; name: string; label: string; error?: string }) {
  const { place, name, label, error } = props;
  return (
    <Field label={label} error={error}>
      <TextInput
        type="date"
        value={place.filter(name) ?? ''}
        onChange={({ target }) => place.setFilter(name, target.value || null)}
      />
    </Field>
  );
}
