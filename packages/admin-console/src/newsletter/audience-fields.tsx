import { blogCategories } from '@infinite/schema/catalogue/blog';
import { newsletterLimits, newsletterPaces } from '@infinite/schema/catalogue/newsletter';
import type { NewsletterSegmentInput } from '@infinite/schema/generated/graphql';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { paceWords } from '@infinite/schema/words/newsletter.en';
import { Checkbox } from '@infinite/ui/checkbox';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';

const words = emailPlaceWords.editor;

interface AudienceFieldsProps {
  segment: NewsletterSegmentInput;
  faults: Readonly<Record<string, string>>;
  onChange: (segment: NewsletterSegmentInput) => void;
}

/** Who gets an issue. */
export function AudienceFields({ segment, faults, onChange }: AudienceFieldsProps) {
  const interests = segment.interests ?? [];
  const paces = segment.paces ?? [];
  return (
    <fieldset className="m-0 grid gap-4 rounded-md border border-rule bg-sunk p-4">
      <legend className="px-1 font-semibold">{words.audience}</legend>
      <div role="group" aria-label={words.paces}>
        <p className="m-0 text-sm font-semibold">{words.paces}</p>
        {newsletterPaces.map((pace) => (
          <Checkbox
            key={pace}
            label={paceWords[pace].label}
            checked={paces.includes(pace)}
            onChange={() => onChange({ ...segment, paces: toggled(paces, pace) })}
          />
        ))}
      </div>
      <div role="group" aria-label={words.interests}>
        <p className="m-0 text-sm font-semibold">{words.interests}</p>
        <p className="m-0 text-sm text-ink-soft">{words.interestsHint}</p>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {blogCategories.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={interests.includes(id)}
              onChange={() => onChange({ ...segment, interests: toggled(interests, id) })}
            />
          ))}
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.joinedFrom} error={faults['segment.joinedFrom']}>
          <TextInput
            type="date"
            value={segment.joinedFrom ?? ''}
            onChange={({ target }) => onChange({ ...segment, joinedFrom: target.value || null })}
          />
        </Field>
        <Field
          label={words.engagedDays}
          hint={words.engagedHint}
          error={faults['segment.engagedDays']}
        >
          <TextInput
            type="number"
            min={1}
            max={newsletterLimits.engagedDaysMax}
            value={segment.engagedDays ?? ''}
            onChange={({ target }) =>
              onChange({ ...segment, engagedDays: Math.trunc(Number(target.value)) || null })
            }
          />
        </Field>
      </div>
    </fieldset>
  );
}

function toggled<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((known) => known !== value) : [...list, value];
}
