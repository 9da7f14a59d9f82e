import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { faqSearch as words } from '#(marketing)/content/faq-search-words.ts';

interface FaqSearchProps {
  search: string;
  /** The number of matching questions; null without a search. */
  found: number | null;
}

/** A plain form that asks the server; `filter-questions.ts` filters while typing. */
export function FaqSearch({ search, found }: FaqSearchProps) {
  return (
    <search>
      <form
        action="/faqs"
        data-faq-search=""
        data-island="questions"
        className="flex max-w-[46rem] items-end gap-3"
      >
        <Field label={words.label} className="grow">
          <TextInput
            type="search"
            name="q"
            defaultValue={search}
            maxLength={words.longest}
            autoComplete="off"
          />
        </Field>
        <Button type="submit">{words.submit}</Button>
      </form>
      <p className="mt-3 mb-0 min-h-7">
        <span id="faq-found" role="status">
          {found === null ? '' : words.found(found, search)}
        </span>{' '}
        {found === null ? null : (
          <a className="link" href="/faqs">
            {words.clear}
          </a>
        )}
      </p>
    </search>
  );
}
