import sharp from 'sharp';
import { expect, it } from 'vitest';
import { socialPicture, socialPictureSize } from './social-picture.tsx';

it('draws titles of every length and script in the size that networks ask for', async () => {
  const titles = ['A', 'x'.repeat(5000), 'Ein Brief für Łucja', '声の手紙', '<script>&"'];
  for (const title of titles) {
    const { width, height, format } = await sharp(await socialPicture(title)).metadata();
    expect({ width, height, format }).toEqual({ ...socialPictureSize, format: 'png' });
  }
});

it('draws another picture for another title', async () => {
  const [one, other] = await Promise.all([socialPicture('One'), socialPicture('Another')]);
  expect(one.equals(other)).toBe(false);
});
