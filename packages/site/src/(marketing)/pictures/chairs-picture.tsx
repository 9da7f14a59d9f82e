import { Picture, type PictureProps } from './picture.tsx';

/** Two armchairs turned to each other, a lamp between them, a telephone face down on the table. */
export function ChairsPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-amber-tint"
        stroke="none"
        d="M32 124c-4-54 46-92 122-94s132 30 134 88-46 92-126 96S38 182 32 124Z"
      />
      <path d="M18 212h284" />
      <path
        className="fill-raised"
        d="M44 204v-40c-10-2-16-10-14-20s14-14 22-6l4 22h38c8 0 12 4 12 12v32Z"
      />
      <path className="fill-raised" d="M52 138c-4-22 2-46 20-48s26 14 26 34l2 36H56Z" />
      <path d="M52 204v8M98 204v8" />
      <path
        className="fill-raised"
        d="M276 204v-40c10-2 16-10 14-20s-14-14-22-6l-4 22h-38c-8 0-12 4-12 12v32Z"
      />
      <path className="fill-raised" d="M268 138c4-22-2-46-20-48s-26 14-26 34l-2 36h44Z" />
      <path d="M268 204v8M222 204v8" />
      <path d="M130 174h60M138 174v38M182 174v38" />
      <path d="M142 170h18v4h-18Z" strokeWidth="2" />
      <path d="M172 174v-84" />
      <path className="fill-paper" d="m156 90 8-34h18l8 34Z" />
    </Picture>
  );
}
