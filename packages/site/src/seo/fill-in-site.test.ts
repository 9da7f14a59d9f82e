import { expect, it } from 'vitest';
import { fillInSite, siteToFillIn } from './fill-in-site.ts';
import { organization } from './schema-org.ts';

it('puts the facts of the installation into what was written without them', () => {
  const site = {
    origin: 'https://example.org',
    supportEmail: '"Ann" <ann@example.org>',
    supportPhone: '555-0100',
  };
  expect(fillInSite([organization(siteToFillIn)], site)).toEqual([organization(site)]);
});
