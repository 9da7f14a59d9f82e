import { home } from '#(marketing)/content/home.ts';
import { LetterPicture } from '#(marketing)/pictures/letter-picture.tsx';
import { TreePicture } from '#(marketing)/pictures/tree-picture.tsx';
import { Band } from '../band.tsx';

export function Mission() {
  const { heading, paragraphs, pictures } = home.mission;
  return (
    <Band sunk heading={heading}>
      <div className="grid items-start gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <div className="max-w-measure">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-0 mb-5">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-6">
          <LetterPicture label={pictures[0]} />
          <TreePicture label={pictures[1]} className="mt-10" />
        </div>
      </div>
    </Band>
  );
}
