import { Picture, type PictureProps } from './picture.tsx';

/** A kitchen table: a steaming bowl, a handwritten card, a spoon. */
export function RecipesPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M38 110c4-50 60-78 124-76s128 26 126 82-44 84-120 86S34 160 38 110Z"
      />
      <path d="M22 182h276M52 182l-10 44M268 182l10 44" />
      <path className="fill-raised" d="M70 126h92c0 30-16 50-46 50s-46-20-46-50Z" />
      <path d="M62 126h108M96 176h40" />
      <path
        d="M94 108c-8-10 8-16 0-28M116 108c-8-10 8-16 0-28M138 108c-8-10 8-16 0-28"
        strokeWidth="2"
      />
      <path className="fill-raised" d="m196 106 66 10-10 62-66-2Z" />
      <path d="m206 122 44 7M203 136l44 5M201 150l30 3" strokeWidth="2" />
      <path className="stroke-amber" d="m232 150 6 8 12-16" />
      <path d="M176 92c8-8 22-6 24 2s-8 16-18 14M184 106l-22 20" />
    </Picture>
  );
}
