import { Picture, type PictureProps } from './picture.tsx';

/** Three house keys that hang from one ring on a nail. */
export function KeysPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M40 126c-6-50 36-90 104-94s136 16 138 78-36 92-112 98S46 176 40 126Z"
      />
      <path d="M160 12v18" strokeWidth="5" />
      <Key turn={52} className="fill-raised" />
      <Key turn={-52} className="fill-raised" />
      <Key turn={0} className="fill-amber-tint" />
      <circle cx="160" cy="52" r="24" />
    </Picture>
  );
}

/** Its bow at the ring, its bit at the lower end. */
function Key({ turn, className }: { turn: number; className: string }) {
  return (
    <g transform={`rotate(${turn} 160 52)`} className={className}>
      <path d="M154 110h12v96l-6 8-6-8Z" />
      <path d="M166 162h16v10h-10v8h14v12h-20" />
      <path
        fillRule="evenodd"
        d="M160 64a23 23 0 1 1 0 46a23 23 0 1 1 0-46Zm0 5a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z"
      />
    </g>
  );
}
