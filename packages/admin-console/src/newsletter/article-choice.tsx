import { useQuery } from '@apollo/client/react';
import { newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import { BlogPostsDocument } from '@infinite/schema/generated/graphql';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { Checkbox } from '@infinite/ui/checkbox';

const words = emailPlaceWords.editor;

interface ArticleChoiceProps {
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Published articles to put into an issue. */
export function ArticleChoice({ chosen, onChange }: ArticleChoiceProps) {
  const { data } = useQuery(BlogPostsDocument, {
    variables: { states: ['PUBLISHED'], category: null, search: '', after: null },
  });
  const posts = data?.blogPosts.nodes ?? [];
  const order = posts.map(({ id }) => id);
  const toggle = (id: string, wanted: boolean) => {
    const next = wanted ? [...chosen, id] : chosen.filter((known) => known !== id);
    onChange(next.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
  };
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0 font-semibold">{words.articles}</legend>
      <p className="m-0 text-sm text-ink-soft">{words.articlesHint}</p>
      {posts.length === 0 ? <p className="m-0 mt-2">{words.noArticles}</p> : null}
      <div className="mt-2 max-h-72 overflow-auto">
        {posts.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= newsletterLimits.articles}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
