import { reviewLimits as limits } from '@infinite/schema/catalogue/reviews';
import { reviewWords as words } from '@infinite/schema/words/reviews.en';
import { buttonStyle } from '@infinite/ui/button-style';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { PlainChoices } from '#enquiries/components/plain-choices.tsx';
import type { Data } from '../pages/mine/+data.ts';

const ratings = [5, 4, 3, 2, 1].map((rating) => ({
  id: String(rating),
  label: words.ratings[rating] ?? String(rating),
}));

/** A plain form: if it is invalid, it comes back with the typed values and messages. */
export function ReviewForm({ review, form }: Pick<Data, 'review' | 'form'>) {
  const value = (name: string, stored: string | undefined) => form?.values[name] ?? stored;
  const error = (name: string) => form?.fields[name];
  return (
    <form action="/reviews/mine" method="post" noValidate className="grid max-w-measure gap-6">
      {form ? (
        <p role="alert" className="m-0 border-l-4 border-danger bg-danger-tint px-5 py-4">
          {form.problem}
        </p>
      ) : null}
      <PlainChoices
        name="rating"
        legend={words.rating}
        options={ratings}
        chosen={value('rating', review ? String(review.rating) : undefined)}
        error={error('rating')}
      />
      <Field label={words.body} hint={words.bodyHint} required error={error('body')}>
        <TextArea letter name="body" defaultValue={value('body', review?.body)} />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label={words.displayName}
          hint={words.displayNameHint}
          required
          error={error('displayName')}
        >
          <TextInput
            name="displayName"
            maxLength={limits.displayName * 4}
            defaultValue={value('displayName', review?.displayName)}
          />
        </Field>
        <Field label={words.place} required error={error('place')}>
          <TextInput
            name="place"
            maxLength={limits.place * 4}
            defaultValue={value('place', review?.place)}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonStyle({ variant: 'primary' })}>
          {review ? words.change : words.send}
        </button>
        {review ? (
          <button
            type="submit"
            name="withdraw"
            value="yes"
            className={buttonStyle({ variant: 'quiet' })}
          >
            {words.withdraw}
          </button>
        ) : null}
      </div>
    </form>
  );
}
