import { planIds } from '@infinite/schema/catalogue/plans';
import { userStates } from '@infinite/schema/catalogue/users';
import { planNames, usersConsoleWords } from '#users/users.en.ts';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import { isInverted } from './user-query.ts';
import type { TablePlace } from '#components/use-table-place.ts';

const words = usersConsoleWords.filters;

/** Plan, role, state and days of creation; they stand in the address. */
export function UserFilters({ place }: { place: TablePlace }) {
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto sm:flex-wrap">
      <Choice
        place={place}
        name="plan"
        label={words.plan}
        options={planIds.map((id) => [id, planNames[id]])}
      />
      <Choice
        place={place}
        name="role"
        label={words.role}
        options={[
          ['ADMIN', words.roles.ADMIN],
          ['MEMBER', words.roles.MEMBER],
        ]}
      />
      <Choice
        place={place}
        name="state"
        label={words.state}
        options={userStates.map((state) => [state, words.states[state]])}
      />
      <Day place={place} name="from" label={words.from} />
      <Day
        place={place}
        name="to"
        label={words.to}
        error={isInverted(place) ? words.inverted : undefined}
      />
    </div>
  );
}

function Choice(props: {
  place: TablePlace;
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}) {
  const { place, name, label, options } = props;
  return (
    <Field label={label}>
      <Select
        value={place.filter(name) ?? ''}
        onChange={({ target }) => place.setFilter(name, target.value || null)}
      >
        <option value="">{words.any}</option>
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
