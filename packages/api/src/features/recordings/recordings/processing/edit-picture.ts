import type { PhotoCrop, PhotoEditValues } from '@infinite/schema/catalogue/pictures';

/** In pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of an upright picture that is left when it is turned and then cropped; at least a pixel. */
export function areaLeft({ width, height }: Size, { turn, crop }: PhotoEditValues): Area {
  const part = crop ? beforeTurn(crop, turn) : { left: 0, top: 0, width: 1, height: 1 };
  const left = Math.min(width - 1, Math.max(0, Math.round(part.left * width)));
  const top = Math.min(height - 1, Math.max(0, Math.round(part.top * height)));
  return {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round(part.width * width))),
    height: Math.min(height - top, Math.max(1, Math.round(part.height * height))),
  };
}

function beforeTurn(crop: PhotoCrop, turn: PhotoEditValues['turn']): PhotoCrop {
  const { left, top, width, height } = crop;
  switch (turn) {
    case 0:
      return crop;
    case 90:
      return { left: top, top: 1 - left - width, width: height, height: width };
    case 180:
      return { left: 1 - left - width, top: 1 - top - height, width, height };
    case 270:
      return { left: 1 - top - height, top: left, width: height, height: width };
  }
}
