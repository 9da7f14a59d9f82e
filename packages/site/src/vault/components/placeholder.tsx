import { useEffect, useRef, type ReactElement } from 'react';
import { thumbHashToRGBA } from 'thumbhash';

/** A blurred picture that stands until the real one has come. @param hash a ThumbHash in base64 */
export function Placeholder({ hash }: { hash: string }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || hash === '') return;
    const bytes = Uint8Array.from(atob(hash), (sign) => sign.charCodeAt(0));
    const { w, h, rgba } = thumbHashToRGBA(bytes);
    context.canvas.width = w;
    context.canvas.height = h;
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  }, [hash]);
  return (
    <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full object-cover" />
  );
}
