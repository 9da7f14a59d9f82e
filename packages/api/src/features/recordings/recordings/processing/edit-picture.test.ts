import { describe, expect, it } from 'vitest';
import { areaLeft } from '#features/recordings/recordings/processing/edit-picture.ts';

const size = { width: 400, height: 200 };
// Of the turned picture: its left quarter, the upper half.
const crop = { left: 0, top: 0, width: 0.25, height: 0.5 };

describe('the part of a picture that a turn and a crop leave', () => {
  it('is all of it without a crop', () => {
    const all = { left: 0, top: 0, width: 400, height: 200 };
    expect(areaLeft(size, { turn: 90, crop: null })).toEqual(all);
  });

  it('counts a crop in the turned picture', () => {
    expect(areaLeft(size, { turn: 0, crop })).toEqual({ left: 0, top: 0, width: 100, height: 100 });
    // Clockwise, the lower edge becomes the left one.
    expect(areaLeft(size, { turn: 90, crop })).toEqual({
      left: 0,
      top: 150,
      width: 200,
      height: 50,
    });
    expect(areaLeft(size, { turn: 180, crop })).toEqual({
      left: 300,
      top: 100,
      width: 100,
      height: 100,
    });
    expect(areaLeft(size, { turn: 270, crop })).toEqual({
      left: 200,
      top: 0,
      width: 200,
      height: 50,
    });
  });

  it('is never empty and never outside', () => {
    const sliver = { left: 0.99, top: 0.99, width: 0.01, height: 0.01 };
    expect(areaLeft({ width: 3, height: 1 }, { turn: 0, crop: sliver })).toEqual({
      left: 2,
      top: 0,
      width: 1,
      height: 1,
    });
  });
});
