import { searchLimits } from '@infinite/schema/catalogue/search';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import type { ReactElement } from 'react';
import { filterParts, type SearchPlace } from '#search/search-address.ts';
import { searchPageWords as words } from '#search/search.en.ts';

/** A plain form that asks for the page again, with or without scripts. What narrows it stays. */
export function SearchForm({ place }: { place: SearchPlace }): ReactElement {
  return (
    <form role="search" action="/search" className="flex max-w-[720px] flex-wrap items-start gap-4">
      <Field label={words.label} hideLabel className="min-w-0 flex-1 basis-48">
        <TextInput
          type="search"
          name="q"
          defaultValue={place.text}
          maxLength={searchLimits.characters}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      <Button type="submit" variant="primary">
        {words.submit}
      </Button>
      {filterParts(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
