import { useApolloClient } from '@apollo/client/react';
import { slugOf } from '@infinite/schema/blog/slug';
import { blogCategory, blogLimits } from '@infinite/schema/catalogue/blog';
import { blogImagePath, seoLengths } from '@infinite/schema/catalogue/newsroom';
import {
  FeatureBlogPostDocument,
  UnfeatureBlogPostDocument,
} from '@infinite/schema/generated/graphql';
import { postEditorWords, seoCheckWords, seoWords as words } from '#content/content.en.ts';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { actOn } from '../store-post.ts';
import type { PostEditorState } from '../use-post-editor.ts';
import { seoChecks } from './seo-checks.ts';
import { useBrokenLinks } from './use-broken-links.ts';

const { title: titleLength, description: descriptionLength } = seoLengths;

/** How the article is found and shared: its words for machines, and how they will look. */
export function SeoPanel({ editor }: { editor: PostEditorState }) {
  const { content, type, faults, post } = editor;
  const client = useApolloClient();
  const broken = useBrokenLinks(editor.saved.body);
  const title = content.seoTitle || content.title;
  const description = content.seoDescription || content.excerpt;
  const unfeature = () =>
    editor.act(async ({ id, version }) => {
      const done = await actOn(client, UnfeatureBlogPostDocument, { id, version });
      return { post: done?.unfeatureBlogPost, toast: words.unfeaturedToast };
    });
  const feature = () =>
    editor.act(async ({ id, version }) => {
      const done = await actOn(client, FeatureBlogPostDocument, { id, version });
      const act = { label: postEditorWords.undo, run: () => void unfeature() };
      return { post: done?.featureBlogPost, toast: { ...words.featuredToast, act } };
    });
  return (
    <section aria-label={words.title} className="grid gap-5">
      <Field
        label={postEditorWords.seoTitle}
        error={faults['seoTitle']}
        hint={`${words.length(title.length, titleLength.least, titleLength.most)} ${content.seoTitle ? '' : words.emptyIs(content.title)}`}
      >
        <TextInput
          value={content.seoTitle}
          maxLength={blogLimits.seoTitle}
          onChange={({ target }) => type({ seoTitle: target.value })}
        />
      </Field>
      <Field
        label={postEditorWords.seoDescription}
        error={faults['seoDescription']}
        hint={words.length(description.length, descriptionLength.least, descriptionLength.most)}
      >
        <TextArea
          value={content.seoDescription}
          placeholder={content.excerpt}
          onChange={({ target }) => type({ seoDescription: target.value })}
        />
      </Field>
      <Field label={postEditorWords.keyword} error={faults['keyword']} hint={words.keywordHint}>
        <TextInput
          value={content.keyword}
          maxLength={blogLimits.keyword}
          onChange={({ target }) => type({ keyword: target.value })}
        />
      </Field>
      <SearchResult slug={post?.slug ?? slugOf(content.title)} {...{ title, description }} />
      <div>
        <h3 className="m-0 mb-2 text-lg">{words.checks}</h3>
        <ul className="m-0 grid list-none gap-2 p-0">
          {seoChecks(content, broken).map((check) => (
            <li key={check.words} className="flex items-start gap-3">
              <Badge tone={check.fine ? 'success' : 'amber'}>
                {check.fine ? words.fine : words.look}
              </Badge>
              <span>{check.words}</span>
            </li>
          ))}
        </ul>
      </div>
      {post ? (
        <div>
          <Button onClick={() => void (post.featured ? unfeature() : feature())}>
            {post.featured ? words.unfeature : words.feature}
          </Button>
          <p className="m-0 mt-1 text-sm text-ink-soft">
            {post.featured ? words.isFeatured : words.featuredHint}
          </p>
        </div>
      ) : null}
      <details>
        <summary className="cursor-pointer">{words.jsonLd}</summary>
        <pre tabIndex={0} className="overflow-auto bg-sunk p-3 text-sm whitespace-pre-wrap">
          {JSON.stringify(structuredData(editor, description), null, 2)}
        </pre>
      </details>
      <p className="m-0 text-sm text-ink-soft">{seoCheckWords.note}</p>
    </section>
  );
}

function SearchResult(result: { slug: string; title: string; description: string }) {
  return (
    <figure className="m-0 rounded-md border border-rule bg-paper p-4">
      <figcaption className="mb-2 text-sm text-ink-soft">{words.result}</figcaption>
      <p className="m-0 text-sm wrap-anywhere text-ink-soft">
        {siteShellWords.name} › blog › {result.slug}
      </p>
      <p className="m-0 text-lg wrap-anywhere text-accent">{cut(result.title, titleLength.most)}</p>
      <p className="m-0 text-sm wrap-anywhere">{cut(result.description, descriptionLength.most)}</p>
    </figure>
  );
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
}

/** As the article's page says it, of what is typed. */
function structuredData({ content, post }: PostEditorState, description: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: content.title,
    description,
    author: { '@type': 'Person', name: content.author },
    datePublished: post?.publishedAt ?? undefined,
    keywords: content.tags.split(',').flatMap((tag) => tag.trim() || []),
    articleSection: blogCategory(content.category).name,
    image: content.coverImageId ? blogImagePath(content.coverImageId) : undefined,
    mainEntityOfPage: `/blog/${post?.slug ?? slugOf(content.title)}`,
  };
}
