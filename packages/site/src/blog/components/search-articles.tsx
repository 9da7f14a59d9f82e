import { blogLimits } from '@infinite/schema/catalogue/blog';
import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { buttonStyle } from '@infinite/ui/button-style';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';

/** A plain form: it works before and without scripts. */
export function SearchArticles({ search }: { search: string }) {
  return (
    <search>
      <form action="/blog" method="get" className="flex max-w-measure flex-wrap gap-3">
        <Field label={words.searchLabel} hideLabel className="min-w-0 flex-[1_1_14em]">
          <TextInput
            type="search"
            name="q"
            defaultValue={search}
            placeholder={words.searchLabel}
            maxLength={blogLimits.search}
          />
        </Field>
        <button type="submit" className={buttonStyle({})}>
          {words.search}
        </button>
      </form>
    </search>
  );
}
