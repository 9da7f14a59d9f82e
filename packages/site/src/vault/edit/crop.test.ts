import type { PhotoCrop } from '@infinite/schema/catalogue/pictures';
import { expect, it } from 'vitest';
import { cropMoved, cropOrWhole, cropTurned, turnedBy, wholePhoto } from './crop.ts';

const near = ({ left, top, width, height }: PhotoCrop) =>
  [left, top, width, height].map((value) => Math.round(value * 1000) / 1000);
const crop = { left: 0.2, top: 0.1, width: 0.5, height: 0.4 };

it('moves a corner while the opposite one stays', () => {
  expect(near(cropMoved(crop, 'top-left', 0.1, 0.1))).toEqual([0.3, 0.2, 0.4, 0.3]);
  expect(near(cropMoved(crop, 'bottom-right', 0.1, 0.1))).toEqual([0.2, 0.1, 0.6, 0.5]);
  expect(near(cropMoved(crop, 'top-right', -0.1, 0.1))).toEqual([0.2, 0.2, 0.4, 0.3]);
  expect(near(cropMoved(crop, 'bottom-left', 0.1, -0.1))).toEqual([0.3, 0.1, 0.4, 0.3]);
});

it('keeps the frame inside the picture and large enough', () => {
  expect(near(cropMoved(crop, 'frame', 9, -9))).toEqual([0.5, 0, 0.5, 0.4]);
  expect(near(cropMoved(crop, 'top-left', -9, -9))).toEqual([0, 0, 0.7, 0.5]);
  expect(near(cropMoved(crop, 'bottom-right', -9, -9))).toEqual([0.2, 0.1, 0.05, 0.05]);
  expect(near(cropMoved(crop, 'top-left', 9, 9))).toEqual([0.65, 0.45, 0.05, 0.05]);
});

it('turns with the picture, and is itself after four quarters', () => {
  expect(near(cropTurned(crop))).toEqual([0.5, 0.2, 0.4, 0.5]);
  let turned: PhotoCrop = crop;
  for (let quarter = 0; quarter < 4; quarter += 1) turned = cropTurned(turned);
  expect(near(turned)).toEqual(near(crop));
  expect([turnedBy(270, 1), turnedBy(0, 3), turnedBy(90, 1)]).toEqual([0, 270, 180]);
});

it('is none around all of it', () => {
  expect(cropOrWhole(wholePhoto)).toBeNull();
  expect(cropOrWhole(crop)).toBe(crop);
});
