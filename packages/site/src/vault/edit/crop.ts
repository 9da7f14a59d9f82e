import { pictureLimits, type PhotoCrop, type PhotoTurn } from '@infinite/schema/catalogue/pictures';

/** A corner of the frame, or the frame as a whole. */
export type CropHandle = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | 'frame';

export const wholePhoto: PhotoCrop = { left: 0, top: 0, width: 1, height: 1 };

/**
 * The crop after one of its handles was moved by parts of the picture. It stays inside, and large enough to
 * be taken hold of again.
 */
export function cropMoved(
  { left, top, width, height }: PhotoCrop,
  handle: CropHandle,
  x: number,
  y: number,
): PhotoCrop {
  if (handle === 'frame') {
    return {
      left: between(left + x, 0, 1 - width),
      top: between(top + y, 0, 1 - height),
      ...{ width, height },
    };
  }
  const least = Math.max(pictureLimits.leastCrop, 0.05);
  const [right, bottom] = [left + width, top + height];
  const isLeft = handle === 'top-left' || handle === 'bottom-left';
  const isTop = handle === 'top-left' || handle === 'top-right';
  const newLeft = isLeft ? between(left + x, 0, right - least) : left;
  const newTop = isTop ? between(top + y, 0, bottom - least) : top;
  const newRight = isLeft ? right : between(right + x, left + least, 1);
  const newBottom = isTop ? bottom : between(bottom + y, top + least, 1);
  return {
    ...{ left: newLeft, top: newTop },
    ...{ width: newRight - newLeft, height: newBottom - newTop },
  };
}

/** The same part of the picture after a turn of it by a quarter clockwise. */
export function cropTurned({ left, top, width, height }: PhotoCrop): PhotoCrop {
  return { left: between(1 - top - height, 0, 1), top: left, width: height, height: width };
}

export function turnedBy(turn: PhotoTurn, quarters: 1 | 3): PhotoTurn {
  return ((turn + quarters * 90) % 360) as PhotoTurn;
}

/** What is sent: null where the frame is around all of it. */
export function cropOrWhole(crop: PhotoCrop): PhotoCrop | null {
  const { width, height } = crop;
  return width > 0.999 && height > 0.999 ? null : crop;
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
