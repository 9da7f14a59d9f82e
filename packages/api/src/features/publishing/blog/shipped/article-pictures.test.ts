import { slugOf } from '@infinite/schema/blog/slug';
import { articlePicture } from '@infinite/schema/catalogue/article-pictures';
import { expect, it } from 'vitest';
import { shippedArticles } from '#features/publishing/blog/shipped/articles/index.ts';

it('shows on the card of each shipped article the drawing that stands in its text', () => {
  for (const { title, body } of shippedArticles) {
    const picture = articlePicture(slugOf(title));
    expect(picture, title).toBeDefined();
    expect(body, title).toContain(`(${picture})`);
  }
});

it('knows no drawing for other articles', () => {
  expect(articlePicture('an-article-of-an-editor')).toBeUndefined();
  expect(articlePicture('constructor')).toBeUndefined();
});
