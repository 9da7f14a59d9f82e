import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Placeholder } from '#vault/components/placeholder.tsx';
import { movedBy, wholePicture, zoomedAt, type Size, type Zoom } from './zoom.ts';

/** A finger that moves this far sideways turns the page. */
const swipePixels = 60;
const doubleZoom = 2.5;

export interface StagePicture {
  readonly title: string;
  /** Null where the photo has no small forms. */
  readonly middleUrl: string | null;
  readonly placeholder: string;
  /** In full size; it comes with the first zoom. */
  readonly url: string;
}

interface ZoomStageProps {
  readonly picture: StagePicture;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  /** 1 for the earlier item, -1 for the later one. */
  readonly onSwipe?: (step: 1 | -1) => void;
  /** What lies over the photo and moves with it. */
  readonly children?: ReactNode;
}

/** A photo in its frame: wheel, two fingers and a double press zoom, one finger moves it or turns the page. */
export function ZoomStage(props: ZoomStageProps): ReactElement {
  const { picture, zoom, onZoom, onSwipe, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef<{ x: number; y: number } | null>(null);
  const [full, setFull] = useState<string | null>(null);
  const { title, middleUrl, placeholder, url } = picture;
  const wantsFull = middleUrl === null || zoom.scale > 1;

  const pointIn = (at: Pointed) =>
    frame.current ? pointWithin(frame.current, at) : { x: 0, y: 0 };
  const zoomByWheel = useEffectEvent((element: HTMLElement, event: WheelEvent) => {
    const scale = zoom.scale * Math.exp(-event.deltaY / 400);
    onZoom(zoomedAt(zoom, scale, pointWithin(element, event), sizeOf(element)));
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // React listens passively, so that the page would scroll or zoom, too.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomByWheel(element, event);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointIn(event));
    start.current = fingers.current.size === 1 ? pointIn(event) : null;
  };
  const onPointerMove = (event: PointerEvent) => {
    const last = fingers.current.get(event.pointerId);
    const element = frame.current;
    if (!last || !element) return;
    const now = pointIn(event);
    const [other] = [...fingers.current].flatMap(([id, at]) =>
      id === event.pointerId ? [] : [at],
    );
    fingers.current.set(event.pointerId, now);
    if (other) {
      const ratio = distance(now, other) / Math.max(1, distance(last, other));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      onZoom(zoomedAt(zoom, zoom.scale * ratio, middle, sizeOf(element)));
    } else if (zoom.scale > 1) {
      onZoom(movedBy(zoom, now.x - last.x, now.y - last.y, sizeOf(element)));
    }
  };
  const onPointerEnd = (event: PointerEvent) => {
    const from = start.current;
    fingers.current.delete(event.pointerId);
    start.current = null;
    if (!from || zoom.scale > 1 || event.type === 'pointercancel') return;
    const to = pointIn(event);
    const sideways = to.x - from.x;
    if (Math.abs(sideways) < swipePixels || Math.abs(sideways) < Math.abs(to.y - from.y)) return;
    onSwipe?.(sideways < 0 ? 1 : -1);
  };

  return (
    <div
      ref={frame}
      className="group/stage absolute inset-0 cursor-zoom-in touch-none overflow-hidden select-none"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={(event) => {
        const element = frame.current;
        if (!element) return;
        if (zoom.scale > 1) onZoom(wholePicture);
        else onZoom(zoomedAt(zoom, doubleZoom, pointIn(event), sizeOf(element)));
      }}
    >
      <div
        style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        className="absolute inset-0"
      >
        {middleUrl === null ? (
          <Placeholder hash={placeholder} />
        ) : (
          <img src={middleUrl} alt={title} draggable={false} className={pictureStyle} />
        )}
        {wantsFull ? (
          <img
            src={url}
            alt={middleUrl === null ? title : ''}
            draggable={false}
            onLoad={() => setFull(url)}
            className={`${pictureStyle} ${full === url ? '' : 'opacity-0'}`}
          />
        ) : null}
        {children}
      </div>
    </div>
  );
}

const pictureStyle = 'absolute inset-0 size-full object-contain';

type Pointed = Readonly<Record<'clientX' | 'clientY', number>>;

/** From the middle of the element. */
function pointWithin(element: HTMLElement, { clientX, clientY }: Pointed) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function sizeOf(element: HTMLElement): Size {
  return { width: element.clientWidth, height: element.clientHeight };
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
