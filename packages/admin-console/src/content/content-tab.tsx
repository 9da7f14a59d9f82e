import { contentWords as words } from '#content/content.en.ts';
import { Button } from '@infinite/ui/button';
import { useState, type ReactNode } from 'react';
import { useMay, UsableWith } from '#platform/platform-context.tsx';
import { NotInRole } from '../shell/not-in-role.tsx';
import { usePlace } from '#platform/use-place.ts';
import { PostLoader } from './post-loader.tsx';
import { PostsList } from './posts-list.tsx';
import { SiteSettings } from './site-settings.tsx';

type View = (typeof words.choices)[number]['view'];

/** The three documented buttons, and what each of them leads to. */
export function ContentTab() {
  const place = usePlace();
  const may = useMay();
  const view = words.choices.find((choice) => choice.view === place.get('view'))?.view;
  // The editor of a new article stays the same one when its first save gives it an address.
  const [fresh, setFresh] = useState({ count: 0, created: null as string | null });
  const id = place.get('post');
  const opened = id !== null && id !== fresh.created ? id : null;
  const choose = (next: View) => {
    if (next === 'post') setFresh({ count: fresh.count + 1, created: null });
    place.go({ view: next, post: null, ...noList });
  };
  const backToPosts = () => place.go({ view: 'posts', post: null });
  switch (view) {
    case 'posts':
      return (
        <Frame onBack={() => place.go({ view: null, ...noList })}>
          <PostsList onAdd={() => choose('post')} />
        </Frame>
      );
    case 'post':
      // The editor keeps what is typed, so it opens for those who can store it.
      if (!may('content.write')) return <NotInRole />;
      return (
        <PostLoader
          key={opened ?? `new ${fresh.count}`}
          id={opened}
          onBack={backToPosts}
          onCreated={(created) => {
            setFresh({ ...fresh, created });
            place.adjust({ post: created });
          }}
        />
      );
    case 'site':
      return (
        <Frame onBack={() => place.go({ view: null })}>
          <UsableWith right="content.write">
            <SiteSettings />
          </UsableWith>
        </Frame>
      );
    default:
      return <Choices onChoose={choose} />;
  }
}

/** Query parameters of the list only. */
const noList = { q: null, after: null, state: null, category: null };

function Choices({ onChoose }: { onChoose: (view: View) => void }) {
  const may = useMay();
  const choices = words.choices.filter(({ view }) => view !== 'post' || may('content.write'));
  return (
    <>
      <h2 className="m-0 text-2xl">{words.heading}</h2>
      <ul className="m-0 mt-5 grid list-none gap-6 p-0 md:grid-cols-3">
        {choices.map(({ view, label, hint }) => (
          <li key={view} className="border-t-2 border-amber pt-4">
            <Button onClick={() => onChoose(view)} aria-describedby={`content-${view}`}>
              {label}
            </Button>
            <p id={`content-${view}`} className="mt-3 mb-0 max-w-80 text-ink-soft">
              {hint}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Frame({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <>
      <Button variant="quiet" size="sm" onClick={onBack} className="mb-3">
        ← {words.back}
      </Button>
      {children}
    </>
  );
}
