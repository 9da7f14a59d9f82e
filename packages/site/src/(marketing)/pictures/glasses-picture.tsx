import { Picture, type PictureProps } from './picture.tsx';

/** Reading glasses on a page whose first letter is large. */
export function GlassesPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M38 118c-4-52 42-86 112-88s136 26 138 84-42 92-120 96S42 174 38 118Z"
      />
      <path className="fill-raised" d="m84 46 140-8 14 150-140 10Z" />
      <path d="m106 96 14-40 18 38M110 84l20-1" strokeWidth="4" />
      <path d="m150 60 54-3M152 76l54-3M154 92l54-3M106 114l104-7" strokeWidth="2" />
      <circle className="fill-paper" cx="122" cy="156" r="27" />
      <circle className="fill-paper" cx="194" cy="151" r="27" />
      <path d="M149 153c5-6 13-7 18-2M95 155l-34-20M221 148l36-24" />
      <path d="M108 152h28M108 162h20M180 147h28M181 157h22" strokeWidth="2" />
    </Picture>
  );
}
