import { home } from '#(marketing)/content/home.ts';
import { AlbumPicture } from '#(marketing)/pictures/album-picture.tsx';
import { CapsulePicture } from '#(marketing)/pictures/capsule-picture.tsx';
import { HousePicture } from '#(marketing)/pictures/house-picture.tsx';
import { RecipesPicture } from '#(marketing)/pictures/recipes-picture.tsx';
import { TreePicture } from '#(marketing)/pictures/tree-picture.tsx';
import { VoicePicture } from '#(marketing)/pictures/voice-picture.tsx';
import { AuthButton } from '../auth-button.tsx';
import { Band } from '../band.tsx';

const pictures = {
  memories: HousePicture,
  messages: VoicePicture,
  'family-tree': TreePicture,
  scrapbooks: AlbumPicture,
  'time-capsules': CapsulePicture,
  recipes: RecipesPicture,
};

/** The grid whose first card, the memories, the page's 'look' buttons scroll to. */
export function FeatureCards() {
  const { heading, lead, items } = home.features;
  return (
    <Band sunk heading={heading} lead={lead}>
      <ul className="m-0 grid list-none gap-5 p-0 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => {
          const Picture = pictures[item.id];
          return (
            <li
              key={item.id}
              id={item.id}
              className="flex flex-col items-start rounded-lg border border-rule bg-paper p-6"
            >
              <Picture className="max-w-44" />
              <h3 className="mt-4 mb-0 text-xl">
                <a
                  href={item.path}
                  className="text-ink underline decoration-rule decoration-2 underline-offset-4 hover:decoration-accent"
                >
                  {item.title}
                </a>
              </h3>
              <p className="mt-2 mb-4">{item.text}</p>
              <AuthButton variant="quiet" className="mt-auto -ml-5">
                {item.action}
              </AuthButton>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
