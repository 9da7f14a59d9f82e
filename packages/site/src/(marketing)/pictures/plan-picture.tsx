import { Picture, type PictureProps } from './picture.tsx';

/** A sheet on which somebody draws a tree in pencil; some places are still empty. */
export function PlanPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-amber-tint"
        stroke="none"
        d="M34 120c-2-50 50-90 122-90s132 30 134 88-46 92-122 94S36 172 34 120Z"
      />
      <path className="fill-raised" d="m52 50 196-8 14 154-198 10Z" />
      <path d="m108 166-2-34 88-4 2 34M150 130l-2-34M104 98l90-4" strokeWidth="2" />
      <circle className="fill-accent-tint" cx="104" cy="92" r="17" />
      <circle className="fill-accent-tint" cx="194" cy="88" r="17" />
      <circle className="fill-accent-tint" cx="108" cy="172" r="15" />
      <circle className="fill-paper" cx="197" cy="168" r="15" strokeDasharray="4 6" />
      <path
        d="M98 96a6 6 0 0 1 12 0M188 92a6 6 0 0 1 12 0M103 175a5 5 0 0 1 10 0"
        strokeWidth="2"
      />
      <path d="M72 66h44" strokeWidth="2" />
      <path className="fill-paper" d="m216 150 56-62 14 12-56 62-18 6Z" />
      <path className="stroke-accent" d="m264 96 14 12" />
      <path d="m212 168 6-2" strokeWidth="4" />
    </Picture>
  );
}
