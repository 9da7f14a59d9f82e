import { Picture, type PictureProps } from './picture.tsx';

/** A tin box tied with string, a date on its label, on a shelf. */
export function CapsulePicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-amber-tint"
        stroke="none"
        d="M44 132c-10-48 32-96 98-100s140 16 144 74-34 92-96 100S52 176 44 132Z"
      />
      <path d="M28 206h264M52 206v18M268 206v18" />
      <path className="fill-raised" d="M84 96v102a8 8 0 0 0 8 8h136a8 8 0 0 0 8-8V96Z" />
      <path
        className="fill-raised"
        d="M76 72h168a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H76a6 6 0 0 1-6-6V78a6 6 0 0 1 6-6Z"
      />
      <path d="M120 96v110M200 96v110" strokeWidth="2" />
      <path d="M160 72c-10-30-48-32-44-12 2 10 28 14 44 12ZM160 72c10-30 48-32 44-12-2 10-28 14-44 12Z" />
      <path className="fill-paper" d="M132 128h56v44h-56Z" />
      <circle cx="160" cy="150" r="13" />
      <path d="M160 142v8l6 4" />
    </Picture>
  );
}
