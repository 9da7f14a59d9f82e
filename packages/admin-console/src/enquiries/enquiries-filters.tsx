import { useQuery } from '@apollo/client/react';
import { enquiryOrigins, enquiryStates } from '@infinite/schema/catalogue/enquiries';
import { EnquiryAssigneesDocument } from '@infinite/schema/generated/graphql';
import { enquiryMailWords } from '@infinite/schema/words/enquiries.en';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TableSearch } from '#components/table-search.tsx';
import type { TablePlace } from '#components/use-table-place.ts';
import { useUserId } from '#platform/platform-context.tsx';
import { enquiriesWords as words } from './enquiries.en.ts';

/** Controls as high as small buttons. */
const compact =
  '[&_input]:min-h-10 [&_input]:px-3 [&_input]:py-1 [&_input]:text-sm ' +
  '[&_select]:min-h-10 [&_select]:py-1 [&_select]:ps-3 [&_select]:pe-10 [&_select]:text-sm';

/** What the address chooses; what it does not know chooses everything. */
export function enquiryFilter(place: TablePlace) {
  return {
    kind: enquiryOrigins.find((known) => known === place.filter('category')) ?? null,
    state: enquiryStates.find((known) => known === place.filter('state')) ?? null,
    assignee: place.filter('assignee'),
  };
}

/** The search and the filters, above the list. */
export function EnquiriesFilters({ place }: { place: TablePlace }) {
  const { data } = useQuery(EnquiryAssigneesDocument);
  const me = useUserId();
  const others = (data?.enquiryAssignees ?? []).filter(({ id }) => id !== me);
  return (
    <div
      className={`${compact} grid grid-cols-2 gap-2 pb-2 *:last:max-sm:col-span-full sm:grid-cols-3`}
    >
      <div className="col-span-full [&>search]:max-w-none">
        <TableSearch label={words.search} place={place} />
      </div>
      <Filter
        place={place}
        name="state"
        label={words.state}
        any={words.anyState}
        options={enquiryStates.map((state) => [state, words.states[state]])}
      />
      <Filter
        place={place}
        name="assignee"
        label={words.assignee}
        any={words.anyAssignee}
        options={[
          [me, words.mine],
          ['NONE', words.nobody],
          ...others.map(({ id, username }) => [id, username] as const),
        ]}
      />
      <Filter
        place={place}
        name="category"
        label={words.kind}
        any={words.anyKind}
        options={enquiryOrigins.map((kind) => [kind, enquiryMailWords.kinds[kind]])}
      />
    </div>
  );
}

function Filter(props: {
  place: TablePlace;
  name: string;
  label: string;
  any: string;
  options: readonly (readonly [value: string, label: string])[];
}) {
  const { place, name } = props;
  return (
    <Field label={props.label} hideLabel>
      <Select
        value={place.filter(name) ?? ''}
        onChange={({ target }) => place.setFilter(name, target.value || null)}
      >
        <option value="">{props.any}</option>
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
