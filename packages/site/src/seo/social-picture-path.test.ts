import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageOfSocialPicture, socialPicturePath } from './social-picture-path.ts';

it('leads from each page to its picture and back', () => {
  for (const path of ['/', '/about', '/blog/a-letter']) {
    expect(pageOfSocialPicture(socialPicturePath(path))).toBe(path);
  }
  expect(socialPicturePath('/')).toBe('/og/home.png');
});

it('knows no page behind anything else', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      fc.pre(!/^\/og\/.*\.png$/.test(path));
      expect(pageOfSocialPicture(path)).toBeUndefined();
    }),
  );
});
