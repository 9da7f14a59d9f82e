import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedPost, writerOf, type Writer } from '#features/publishing/blog/testing/posts.ts';
import { graphql } from '#testing/graphql.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let writer: Writer;
beforeAll(async () => {
  test = await createTestApp();
  writer = await writerOf(test);
});
afterAll(() => test.close());

async function headOf(slug: string) {
  const { data } = await graphql<{ article: { article: object } }, object>(
    test,
    `
      query ($slug: String!) {
        article(slug: $slug) {
          article {
            title
            seoTitle
            seoDescription
            cover {
              src
              alt
              width
              height
              srcset
            }
          }
        }
      }
    `,
    { slug },
  );
  return data?.article.article;
}

describe('what search engines and networks are told of an article', () => {
  it('is its own title and excerpt, and no picture, while nothing else was written', async () => {
    const { slug, title } = await publishedPost(writer, { title: 'Plain as it is' });
    expect(await headOf(slug)).toEqual({
      title,
      seoTitle: title,
      seoDescription: 'What we found, and how it sounded.',
      cover: null,
    });
  });

  it('is what its author wrote for them, with the picture and its words', async () => {
    const file = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#5a7850' },
    })
      .jpeg()
      .toBuffer();
    const sent = await test.server.inject({
      method: 'POST',
      url: '/api/admin/blog-images',
      headers: { cookie: writer.cookie },
      payload: { name: 'tin.jpg', alt: 'A tin', content: file.toString('base64') },
    });
    const { id, src } = sent.json<{ id: string; src: string }>();
    const { slug } = await publishedPost(writer, {
      title: 'With a picture',
      seoTitle: 'Tapes in a tin',
      seoDescription: 'How to play a tape again without losing it.',
      coverImageId: id,
      coverAlt: 'A tin of tapes',
    });
    expect(await headOf(slug)).toMatchObject({
      title: 'With a picture',
      seoTitle: 'Tapes in a tin',
      seoDescription: 'How to play a tape again without losing it.',
      cover: {
        ...{ src, alt: 'A tin of tapes', width: 900, height: 600 },
        srcset: expect.stringContaining('/480.webp 480w') as string,
      },
    });
  });
});
