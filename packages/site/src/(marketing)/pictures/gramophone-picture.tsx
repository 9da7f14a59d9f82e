import { Picture, type PictureProps } from './picture.tsx';

/** An old gramophone whose horn lets leaves and a wave out. */
export function GramophonePicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M36 118c2-52 52-88 120-88s132 30 132 86-44 92-118 96S34 172 36 118Z"
      />
      <path d="M30 212h260" />
      <path className="fill-raised" d="M66 166h124v38a8 8 0 0 1-8 8H74a8 8 0 0 1-8-8Z" />
      <path d="M58 166h140" />
      <ellipse className="fill-paper" cx="122" cy="156" rx="50" ry="10" />
      <ellipse cx="122" cy="156" rx="12" ry="3" strokeWidth="2" />
      <path d="M190 188h18a6 6 0 0 0 6-6v-8" />
      <path d="M150 152c26-2 34-20 32-42" />
      <path className="fill-raised" d="M174 112c-10-34 2-62 50-80 12 34 8 62-34 84Z" />
      <ellipse
        cx="221"
        cy="70"
        rx="14"
        ry="40"
        transform="rotate(-16 221 70)"
        className="fill-amber-tint"
      />
      <path className="stroke-amber" d="M252 60v18M264 50v36M276 60v16M288 66v6" strokeWidth="4" />
      <path d="M84 184h40M84 194h24" strokeWidth="2" />
      <path
        d="M248 116c4-12 14-16 26-14-2 12-12 18-26 14Zm0 0-10 10M232 138c8-8 18-8 26 0-8 8-18 8-26 0Z"
        strokeWidth="2"
      />
    </Picture>
  );
}
