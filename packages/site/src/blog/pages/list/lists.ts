import { ArticleAuthorDocument, ArticleTagDocument } from '@infinite/schema/generated/operations';
import { categoryOfSlug, genealogyCategories } from '@infinite/schema/catalogue/blog';
import { blogPageWords, genealogyPageWords } from '@infinite/schema/words/blog-pages.en';
import type { ApiOnServer } from '#api/api-on-server.ts';
import { authorPath, blogPath, categoryPath, tagPath } from '#blog/article-path.ts';
import { categoryTexts } from '#blog/content/categories.ts';
import type { ListPageRequest } from '#blog/list-page.ts';

type FindList = (api: ApiOnServer, name: string) => Promise<ListPageRequest | null>;

/** What the addresses of `+route.ts` list; null where nothing has that name. */
export const lists: Readonly<Record<string, FindList>> = {
  blog: async () => ({
    ...{ path: blogPath, title: blogPageWords.title, lead: blogPageWords.lead },
    ...{ tabTitle: `${blogPageWords.title} | Infinite Connections`, indexed: true },
    ...{ description: blogPageWords.description, keywords: blogPageWords.keywords },
    withFeatured: true,
  }),

  genealogy: async () => ({
    ...{ path: '/genealogy-blog', title: genealogyPageWords.title, lead: genealogyPageWords.lead },
    ...{ tabTitle: `${genealogyPageWords.title} | Infinite Connections`, indexed: true },
    ...{ description: genealogyPageWords.description, keywords: genealogyPageWords.keywords },
    categories: [...genealogyCategories],
  }),

  async category(_api, slug) {
    const category = categoryOfSlug(slug);
    if (!category) return null;
    const { lead, description } = categoryTexts[category.id];
    return {
      ...{
        path: categoryPath(category.id),
        title: category.name,
        lead,
        description,
        indexed: true,
      },
      ...worded(category.name),
      categories: [category.id],
    };
  },

  async tag(api, slug) {
    const { articleTag } = await api.execute(ArticleTagDocument, { slug });
    if (!articleTag) return null;
    const title = blogPageWords.tagTitle(articleTag.name);
    return {
      ...{ path: tagPath(articleTag.name), title, lead: blogPageWords.tagLead(articleTag.count) },
      ...{ ...worded(title), description: blogPageWords.tagDescription(title) },
      // For readers; search engines find the same articles by their categories.
      indexed: false,
      tag: articleTag.slug,
    };
  },

  async author(api, slug) {
    const { articleAuthor } = await api.execute(ArticleAuthorDocument, { slug });
    if (!articleAuthor) return null;
    const { name, count } = articleAuthor;
    return {
      ...{ path: authorPath(name), title: name, lead: blogPageWords.authorLead(count) },
      ...{ ...worded(name), description: blogPageWords.authorDescription(name) },
      // As the lists of tags.
      indexed: false,
      author: articleAuthor.slug,
    };
  },
};

const worded = (title: string) => ({
  tabTitle: blogPageWords.articleTitle(title),
  keywords: blogPageWords.keywords,
});
