import { Picture, type PictureProps } from './picture.tsx';

/** Three house keys on one ring, hung on a nail. */
export function KeysPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M40 126c-6-50 36-90 104-94s136 16 138 78-36 92-112 98S46 176 40 126Z"
      />
      <path d="M160 24v20" />
      <circle cx="160" cy="68" r="24" />
      <path className="fill-raised" d="m138 84-52 66a16 16 0 1 0 10 8l50-62Z" />
      <circle cx="78" cy="164" r="7" />
      <path d="m112 122 12 9M124 107l10 8" strokeWidth="2" />
      <path className="fill-amber-tint" d="M154 92v74a18 18 0 1 0 12 0V92Z" />
      <circle cx="160" cy="184" r="8" />
      <path d="M166 112h12M166 130h9" strokeWidth="2" />
      <path className="fill-raised" d="m182 84 52 66a16 16 0 1 1-10 8l-50-62Z" />
      <circle cx="242" cy="164" r="7" />
      <path d="m204 118 11-9M216 133l9-7" strokeWidth="2" />
    </Picture>
  );
}
