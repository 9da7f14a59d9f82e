import { recordingKinds } from '@infinite/schema/catalogue/media';
import { moods } from '@infinite/schema/catalogue/moods';
import { narrows, noFilters } from '@infinite/schema/search/search-filters';
import { moodNames } from '@infinite/schema/words/moods.en';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import type { ReactElement } from 'react';
import { addressOf, type SearchPlace } from '#search/search-address.ts';
import { searchPageWords } from '#search/search.en.ts';

const words = searchPageWords.filters;

export interface Maker {
  readonly id: string;
  readonly name: string;
}

/**
 * What narrows a search to items of the family. A form of its own, so that the address of a search without
 * filters holds none.
 */
export function SearchFilterForm(props: {
  place: SearchPlace;
  makers: readonly Maker[];
  /** Those of the family. */
  tags: readonly string[];
}): ReactElement {
  const { text, filters } = props.place;
  const known = props.tags.includes(filters.tag ?? '') || filters.tag === null;
  const tags = known ? props.tags : [filters.tag ?? '', ...props.tags];
  const isNarrowed = narrows(filters);
  return (
    <details open={isNarrowed} className="mt-2 max-w-[720px]">
      <summary className="min-h-11 w-fit cursor-pointer py-2 text-ink-soft">{words.title}</summary>
      <form action="/search" className="grid grid-cols-1 gap-4 pt-2 sm:grid-cols-2">
        <input type="hidden" name="q" value={text} />
        <Field label={words.kind}>
          <Select name="kind" defaultValue={filters.kinds?.[0] ?? ''}>
            <option value="">{words.anyKind}</option>
            {recordingKinds.map((kind) => (
              <option key={kind} value={kind}>
                {searchPageWords.kinds[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.addedBy}>
          <Select name="by" defaultValue={filters.addedBy ?? ''}>
            <option value="">{words.anyone}</option>
            {props.makers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.from} hint={words.dateHint}>
          <DateInput name="from" value={filters.from} />
        </Field>
        <Field label={words.to} hint={words.dateHint}>
          <DateInput name="to" value={filters.to} />
        </Field>
        <Field label={words.mood}>
          <Select name="mood" defaultValue={filters.mood ?? ''}>
            <option value="">{words.anyMood}</option>
            {moods.map((mood) => (
              <option key={mood} value={mood}>
                {moodNames[mood]}
              </option>
            ))}
          </Select>
        </Field>
        {tags.length > 0 ? (
          <Field label={words.tag}>
            <Select name="tag" defaultValue={filters.tag ?? ''}>
              <option value="">{words.anyTag}</option>
              {tags.map((tag) => (
                <option key={tag} value={tag}>
                  {tag}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <Checkbox
          name="transcript"
          value="1"
          label={words.hasTranscript}
          defaultChecked={filters.hasTranscript ?? false}
          className="sm:col-span-2"
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:col-span-2">
          <Button type="submit">{words.apply}</Button>
          {isNarrowed ? (
            <a
              href={addressOf({ text, filters: noFilters })}
              className="link inline-flex min-h-11 items-center"
            >
              {words.clear}
            </a>
          ) : null}
        </div>
      </form>
    </details>
  );
}

/** As text: a year alone is enough, which the device's own field for dates does not take. */
function DateInput({ name, value }: { name: string; value: string | null }): ReactElement {
  return (
    <TextInput
      name={name}
      defaultValue={value ?? ''}
      maxLength={10}
      autoComplete="off"
      pattern="\d{4}(-\d\d(-\d\d)?)?"
    />
  );
}
