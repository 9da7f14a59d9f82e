import { Picture, type PictureProps } from './picture.tsx';

/** A desk lamp over a folder and a pen; the window is dark. */
export function LampPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-amber-tint"
        stroke="none"
        d="M44 126c0-54 46-92 112-94s128 24 130 84-40 88-118 92S44 186 44 126Z"
      />
      <path d="M24 204h272M52 204v20M268 204v20" />
      <path className="fill-raised" d="M84 90c4-26 24-42 50-42s46 16 50 42Z" />
      <path d="M134 48V36M110 90a24 12 0 0 0 48 0M134 102v92M104 204a30 10 0 0 1 60 0" />
      <path d="m92 112-16 28M176 112l16 28M134 116v4" strokeWidth="1.75" strokeDasharray="1 7" />
      <path className="fill-paper" d="M190 150h84v54h-84Z" />
      <path className="fill-raised" d="M182 158h34l8 10h58v36H182Z" />
      <path d="M196 184h54M196 194h34" strokeWidth="2" />
      <path className="stroke-accent" d="m40 200 34-40 8 6-34 38-10 2Z" />
    </Picture>
  );
}
