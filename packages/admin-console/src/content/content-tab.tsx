import { contentWords as words, mediaWords } from '#content/content.en.ts';
import { LinkButton } from '@infinite/ui/link-button';
import { useState, type ReactNode } from 'react';
import { useMay, UsableWith } from '#platform/platform-context.tsx';
import { NotInRole } from '../shell/not-in-role.tsx';
import { usePlace } from '#platform/use-place.ts';
import { usePlaceLinks, type PlaceLink } from '#platform/use-place-links.ts';
import { MediaLibrary } from './images/media-library.tsx';
import { PostLoader } from './post-loader.tsx';
import { PostsList } from './posts-list.tsx';
import { SiteSettings } from './site-settings.tsx';

const views = [...words.choices.map(({ view }) => view), 'media'] as const;
type View = (typeof views)[number];

/** The three documented buttons, and what each of them leads to. */
export function ContentTab() {
  const place = usePlace();
  const links = usePlaceLinks();
  const may = useMay();
  const view = views.find((known) => known === place.get('view'));
  // The editor of a new article stays the same one when its first save gives it an address.
  const [fresh, setFresh] = useState({ count: 0, created: null as string | null });
  const id = place.get('post');
  const opened = id !== null && id !== fresh.created ? id : null;
  /** Another new article is another editor, also from the address of the last one. */
  const linkTo = (next: View): PlaceLink => {
    const link = links.to({ view: next, post: null, ...noList });
    if (next !== 'post') return link;
    return {
      ...link,
      onClick: (event) => {
        setFresh({ count: fresh.count + 1, created: null });
        link.onClick(event);
      },
    };
  };
  const backToPosts = () => place.go({ view: 'posts', post: null });
  const home = links.to({ view: null, post: null, ...noList });
  const toPosts = links.to({ view: 'posts', post: null });
  switch (view) {
    case 'posts':
      return (
        <Frame back={home}>
          <PostsList adding={linkTo('post')} media={linkTo('media')} />
        </Frame>
      );
    case 'post':
      // The editor keeps what is typed, so it opens for those who can store it.
      if (!may('content.write')) return <NotInRole />;
      return (
        <PostLoader
          key={opened ?? `new ${fresh.count}`}
          id={opened}
          back={toPosts}
          onBack={backToPosts}
          onCreated={(created) => {
            setFresh({ ...fresh, created });
            place.adjust({ post: created });
          }}
        />
      );
    case 'site':
      return (
        <Frame back={home}>
          <UsableWith right="content.write">
            <SiteSettings />
          </UsableWith>
        </Frame>
      );
    case 'media':
      return (
        <Frame back={home}>
          <UsableWith right="content.write">
            <MediaLibrary />
          </UsableWith>
        </Frame>
      );
    default:
      return <Choices linkTo={linkTo} />;
  }
}

/** Query parameters of the list only. */
const noList = { q: null, after: null, state: null, category: null };

function Choices({ linkTo }: { linkTo: (view: View) => PlaceLink }) {
  const may = useMay();
  const choices = words.choices.filter(({ view }) => view !== 'post' || may('content.write'));
  return (
    <>
      <h2 className="m-0 text-2xl">{words.heading}</h2>
      <ul className="m-0 mt-5 grid list-none gap-6 p-0 md:grid-cols-3">
        {choices.map(({ view, label, hint }) => (
          <li key={view} className="border-t-2 border-amber pt-4">
            <LinkButton {...linkTo(view)} aria-describedby={`content-${view}`}>
              {label}
            </LinkButton>
            <p id={`content-${view}`} className="mt-3 mb-0 max-w-80 text-ink-soft">
              {hint}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-8 mb-0">
        <a {...linkTo('media')} className="link">
          {mediaWords.title}
        </a>
      </p>
    </>
  );
}

function Frame({ back, children }: { back: PlaceLink; children: ReactNode }) {
  return (
    <>
      <a {...back} className="mb-2 inline-flex min-h-10 items-center no-underline">
        ← {words.back}
      </a>
      {children}
    </>
  );
}
