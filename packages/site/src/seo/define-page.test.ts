import { describe, expect, expectTypeOf, it } from 'vitest';
import { definePage, type PrivatePage, type PublicPage } from './define-page.ts';

const about = {
  route: '/about',
  audience: 'public',
  indexed: true,
  title: 'About us',
  description: 'Who we are.',
  keywords: ['about'],
  picture: 'of-title',
  breadcrumbs: [{ name: 'About', path: '/about' }],
} satisfies PublicPage;

type Accepted = Parameters<typeof definePage>[0];
type Without<Key extends keyof typeof about> = Omit<typeof about, Key>;

describe('definePage', () => {
  it('does not compile for a public page that lacks a part of its metadata', () => {
    expectTypeOf<typeof about>().toExtend<Accepted>();
    expectTypeOf<Without<'route'>>().not.toExtend<Accepted>();
    expectTypeOf<Without<'audience'>>().not.toExtend<Accepted>();
    expectTypeOf<Without<'indexed'>>().not.toExtend<Accepted>();
    expectTypeOf<Without<'title'>>().not.toExtend<Accepted>();
    expectTypeOf<Without<'description'>>().not.toExtend<Accepted>();
    expectTypeOf<Without<'keywords'>>().not.toExtend<Accepted>();
    expectTypeOf<Without<'picture'>>().not.toExtend<Accepted>();
    expectTypeOf<Without<'breadcrumbs'>>().not.toExtend<Accepted>();
  });

  it('asks a private page for a title alone, and gives it the metadata of every page', () => {
    const settings = { route: '/settings', audience: 'member', title: 'Settings' } as const;
    expectTypeOf<typeof settings>().toExtend<PrivatePage>();
    expectTypeOf<Omit<typeof settings, 'title'>>().not.toExtend<Accepted>();
    const { indexed, metadata } = definePage(settings);
    expect(indexed).toBe(false);
    expect(metadata).toMatchObject({ title: 'Settings', picture: 'of-home', breadcrumbs: [] });
    expect(metadata).toMatchObject({
      description: expect.stringContaining('Infinite Connections'),
    });
  });

  it('sends no React with a public page, and names its route as the canonical path', () => {
    const config = definePage(about);
    expect(config).toMatchObject({ route: '/about', canonicalPath: '/about', clientHooks: false });
    expect(definePage({ ...about, route: '/blog/@slug' }).canonicalPath).toBeUndefined();
  });

  it('leaves the route to +route.ts where one page answers several addresses', () => {
    const config = definePage({ ...about, route: 'by-function', aliases: ['/us'] });
    expect(config).not.toHaveProperty('route');
    expect(config.aliases).toEqual(['/us']);
  });
});
