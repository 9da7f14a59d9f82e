import { blogCategories, type BlogCategoryId } from '@infinite/schema/catalogue/blog';
import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import { Checkbox } from '@infinite/ui/checkbox';

/** The blog's categories to choose from; none chosen means all of them. */
export function InterestBoxes({ chosen = [] }: { chosen?: readonly BlogCategoryId[] }) {
  return (
    <fieldset className="m-0 mt-5 border-0 p-0">
      <legend className="p-0 font-semibold">{words.interests}</legend>
      <p className="m-0 text-sm text-ink-soft">{words.interestsHint}</p>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {blogCategories.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            name="interests"
            value={id}
            defaultChecked={chosen.includes(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
