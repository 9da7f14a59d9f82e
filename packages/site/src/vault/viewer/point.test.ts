import { describe, expect, it } from 'vitest';
import { movedByKey, pointIn } from './point.ts';

describe('a point in a photo', () => {
  it('is where the photo was pressed, at any size and zoom', () => {
    const box = { left: 100, top: 50, width: 400, height: 200 };
    expect(pointIn(box, { clientX: 200, clientY: 100 })).toEqual({ x: 25, y: 25 });
    expect(pointIn(box, { clientX: 0, clientY: 9999 })).toEqual({ x: 0, y: 100 });
    expect(pointIn({ ...box, width: 0 }, { clientX: 100, clientY: 50 })).toEqual({ x: 0, y: 0 });
  });

  it('moves by the arrow keys, in small steps with Shift, and stays in the photo', () => {
    const middle = { x: 50, y: 50 };
    expect(movedByKey(middle, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 45, y: 50 });
    expect(movedByKey(middle, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 50, y: 51 });
    expect(movedByKey({ x: 99, y: 0 }, { key: 'ArrowRight', shiftKey: false })).toEqual({
      x: 100,
      y: 0,
    });
    expect(movedByKey(middle, { key: 'a', shiftKey: false })).toBeNull();
  });
});
