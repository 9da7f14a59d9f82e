import { Picture, type PictureProps } from './picture.tsx';

/** A small boat under sail; a child in the bow, somebody larger at the tiller. */
export function BoatPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M12 160c38-12 78-12 118 0s80 10 118 0 46-6 60-2c4 42-62 72-148 74S16 204 12 160Z"
      />
      <circle className="fill-amber-tint" cx="258" cy="52" r="24" />
      <path d="M160 28v128" />
      <path className="fill-raised" d="M168 36c40 26 60 66 64 112h-64Z" />
      <path className="fill-paper" d="M152 50c-26 26-42 60-46 98h46Z" />
      <path className="fill-amber-tint" d="M70 164h184c-8 24-24 36-46 36h-90c-24 0-40-12-48-36Z" />
      <circle className="fill-paper" cx="92" cy="146" r="8" />
      <path d="M84 164c0-12 4-16 8-16s10 4 10 16M240 164c0-18 2-24-10-26" strokeWidth="2" />
      <circle className="fill-paper" cx="226" cy="128" r="10" />
      <path d="m246 160 26 14" />
      <path
        d="M20 214c14-6 28-6 42 0M120 222c14-6 28-6 42 0M232 216c14-6 28-6 42 0"
        strokeWidth="2"
      />
    </Picture>
  );
}
