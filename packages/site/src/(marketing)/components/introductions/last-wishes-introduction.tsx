import { Icon } from '@infinite/ui/icon';
import { Scale } from 'lucide-react';
import { lastWishes as text } from '#(marketing)/content/introductions/last-wishes.ts';
import { LampPicture } from '#(marketing)/pictures/lamp-picture.tsx';
import { Introduction } from './introduction.tsx';

/** /last-wishes, for visitors and members. */
export function LastWishesIntroduction() {
  return (
    <Introduction text={text} picture={LampPicture} sunkFirst>
      <div className="page-column pb-14">
        <aside className="flex gap-4 border-l-4 border-amber bg-amber-tint p-5 sm:p-6">
          <Icon as={Scale} className="mt-1 size-7 text-amber-ink" />
          <div>
            <h2 className="m-0 text-xl">{text.notice.heading}</h2>
            <p className="mt-2 mb-0 max-w-measure">{text.notice.text}</p>
          </div>
        </aside>
      </div>
    </Introduction>
  );
}
