import { describe, expect, it } from 'vitest';
import { mostZoom, movedBy, wholePicture, zoomedAt, zoomedBy } from './zoom.ts';

const frame = { width: 800, height: 600 };

describe('a picture that is zoomed', () => {
  it('keeps the point under the pointer', () => {
    const zoom = zoomedAt(wholePicture, 2, { x: 100, y: -50 }, frame);
    expect(zoom).toEqual({ scale: 2, x: -100, y: 50 });
    // The same point of the picture: (point - offset) / scale.
    expect((100 - zoom.x) / zoom.scale).toBe(100);
  });

  it('never becomes smaller than its frame, nor larger than eight times', () => {
    expect(zoomedBy(wholePicture, -1, frame)).toEqual(wholePicture);
    let zoom = wholePicture;
    for (let press = 0; press < 20; press += 1) zoom = zoomedBy(zoom, 1, frame);
    expect(zoom.scale).toBe(mostZoom);
    for (let press = 0; press < 20; press += 1) zoom = zoomedBy(zoom, -1, frame);
    expect(zoom).toEqual(wholePicture);
  });

  it('does not leave its frame when it is moved', () => {
    expect(movedBy(wholePicture, 50, 50, frame)).toEqual(wholePicture);
    const zoom = zoomedBy(zoomedBy(wholePicture, 1, frame), 1, frame);
    expect(movedBy(zoom, 9999, -9999, frame)).toMatchObject({ x: 500, y: -375 });
  });
});
