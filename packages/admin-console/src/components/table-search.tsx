import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import type { TablePlace } from './use-table-place.ts';

/** Marks the field that the search shortcut focuses. */
export const searchFieldMark = 'data-console-search';

/** Sends the typed text after a pause; Enter does nothing more. */
export function TableSearch({ label, place }: { label: string; place: TablePlace }) {
  return (
    <search className="min-w-0 grow basis-48 sm:max-w-56">
      <Field label={label} hideLabel>
        <TextInput
          type="search"
          placeholder={label}
          {...{ [searchFieldMark]: '' }}
          autoComplete="off"
          spellCheck={false}
          value={place.typed}
          onChange={({ target }) => place.type(target.value)}
        />
      </Field>
    </search>
  );
}
