import { LinkButton } from '@infinite/ui/link-button';
import { home } from '#(marketing)/content/home.ts';
import { CapsulePicture } from '#(marketing)/pictures/capsule-picture.tsx';
import { TreePicture } from '#(marketing)/pictures/tree-picture.tsx';
import { VoicePicture } from '#(marketing)/pictures/voice-picture.tsx';
import { AuthButton } from '../auth-button.tsx';
import { Band } from '../band.tsx';

const pictures = [CapsulePicture, TreePicture, VoicePicture];

export function ThreeWays() {
  return (
    <Band heading={home.three.heading}>
      <ul className="m-0 grid list-none gap-12 p-0 md:grid-cols-3 md:gap-8">
        {home.three.items.map((item, index) => {
          const Picture = pictures[index] ?? VoicePicture;
          return (
            <li key={item.title} className="flex flex-col items-start">
              <Picture className="max-w-60" />
              <h3 className="mt-5 mb-0 text-xl">{item.title}</h3>
              <p className="mt-2 mb-5">{item.text}</p>
              {item.leadsTo === 'sign-up' ? (
                <AuthButton className="mt-auto">{item.action}</AuthButton>
              ) : (
                <LinkButton href={item.leadsTo} className="mt-auto">
                  {item.action}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
