import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { inspiringAbout } from '#(marketing)/content/inspiring-about.ts';
import { CapsulePicture } from '#(marketing)/pictures/capsule-picture.tsx';
import { CassettePicture } from '#(marketing)/pictures/cassette-picture.tsx';
import { HousePicture } from '#(marketing)/pictures/house-picture.tsx';
import { LedgerPicture } from '#(marketing)/pictures/ledger-picture.tsx';
import { LetterPicture } from '#(marketing)/pictures/letter-picture.tsx';
import { VoicePicture } from '#(marketing)/pictures/voice-picture.tsx';

const pictures = {
  cassette: CassettePicture,
  voice: VoicePicture,
  capsule: CapsulePicture,
  ledger: LedgerPicture,
  letter: LetterPicture,
  house: HousePicture,
};

export function Page() {
  const { chapters, closing } = inspiringAbout;
  return (
    <article className="page-column pb-20">
      <PageHeading title={inspiringAbout.heading} lead={inspiringAbout.lead} />
      <nav aria-label={inspiringAbout.chaptersLabel} className="border-y border-rule py-4">
        <ol className="m-0 flex list-none flex-wrap gap-x-6 gap-y-2 p-0">
          {chapters.map((chapter, index) => (
            <li key={chapter.title}>
              <a className="link" href={`#chapter-${index + 1}`}>
                {index + 1}. {chapter.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {chapters.map((chapter, index) => {
        const Picture = pictures[chapter.picture];
        return (
          <section
            key={chapter.title}
            id={`chapter-${index + 1}`}
            className="grid items-center gap-x-12 gap-y-6 pt-16 md:grid-cols-[1.6fr_1fr]"
          >
            <div className="max-w-measure">
              <h2 className="m-0 text-2xl sm:text-3xl">
                <span className="mr-3 text-accent">{index + 1}</span>
                {chapter.title}
              </h2>
              {chapter.paragraphs.map((paragraph) => (
                <p
                  key={paragraph}
                  className="mt-5 mb-0 font-serif text-lg sm:text-xl sm:leading-relaxed"
                >
                  {paragraph}
                </p>
              ))}
            </div>
            <Picture
              label={chapter.pictureLabel}
              className="max-w-72 justify-self-center md:max-w-80"
            />
          </section>
        );
      })}
      <div className="mt-16 flex flex-wrap gap-3 border-t border-rule pt-8">
        <LinkButton href="/free-voice-messages" variant="primary" size="lg">
          {closing.record}
        </LinkButton>
        <LinkButton href="/about" variant="quiet" size="lg">
          {closing.about}
        </LinkButton>
      </div>
    </article>
  );
}
