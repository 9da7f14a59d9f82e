import { Picture, type PictureProps } from './picture.tsx';

const heights = [10, 22, 38, 60, 34, 78, 112, 70, 96, 132, 88, 54, 74, 40, 62, 28, 44, 20, 10];

/** A voice as a wave, its first part already heard. */
export function VoicePicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-amber-tint"
        stroke="none"
        d="M30 120c0-50 44-84 108-88s146 22 154 76-30 98-96 106S30 178 30 120Z"
      />
      {heights.map((height, index) => (
        <path
          key={index}
          d={`M${52 + index * 12} ${120 - height / 2}v${height}`}
          className={index < 10 ? 'stroke-amber' : undefined}
          strokeWidth="5"
        />
      ))}
      <path d="M160 34v172" strokeWidth="1.5" strokeDasharray="1 7" />
      <circle cx="160" cy="28" r="5" className="fill-paper" />
    </Picture>
  );
}
