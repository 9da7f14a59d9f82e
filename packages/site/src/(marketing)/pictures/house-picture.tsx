import { Picture, type PictureProps } from './picture.tsx';

/** A warm house in the evening; the letter box at the gate holds a letter. */
export function HousePicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-amber-tint"
        stroke="none"
        d="M30 142c-6-56 40-108 110-112s142 30 150 86-40 96-120 100S36 196 30 142Z"
      />
      <path className="fill-raised" d="M110 114v92h130v-92l-65-54Z" />
      <path d="m96 126 79-66 79 66M212 90V62h18v44" />
      <path className="fill-amber-tint" d="M130 134h32v32h-32ZM190 134h32v32h-32Z" />
      <path d="M146 134v32M130 150h32M206 134v32M190 150h32M166 206v-34h20v34" strokeWidth="2" />
      <path d="M20 206h280M64 206v-50" />
      <path className="fill-raised" d="M44 156v-22a14 14 0 0 1 14-14h26a14 14 0 0 1 14 14v22Z" />
      <path d="M70 156v-22a14 14 0 0 0-12-14" strokeWidth="2" />
      <path className="fill-paper" d="m76 126 26-12 10 20-26 12Z" />
      <path d="m76 126 22 4 4-16" strokeWidth="1.75" />
      <path d="M262 206c0-14 4-22 12-28 6 8 8 18 4 28M284 206c0-8 2-14 8-18" strokeWidth="2" />
    </Picture>
  );
}
