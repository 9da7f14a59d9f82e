import { LinkButton } from '@infinite/ui/link-button';
import { home } from '#(marketing)/content/home.ts';
import { CassettePicture } from '#(marketing)/pictures/cassette-picture.tsx';
import { LetterPicture } from '#(marketing)/pictures/letter-picture.tsx';
import { AuthButton } from '../auth-button.tsx';
import { OpenMark } from '../open-mark.tsx';

/** Why the product exists, and the three ways to use it. */
export function Mission() {
  const { heading, paragraphs, pictures } = home.mission;
  return (
    <section className="page-column py-10 sm:py-20">
      <div className="grid items-center gap-x-10 gap-y-8 md:grid-cols-[1fr_1.05fr] lg:gap-x-16">
        <div>
          <h2 className="m-0 text-3xl sm:text-4xl">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 mb-0 max-w-measure text-lg">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="relative pb-[16%]">
          <CassettePicture label={pictures[0]} className="w-[86%]" />
          <LetterPicture label={pictures[1]} className="absolute right-0 bottom-0 w-[46%]!" />
        </div>
      </div>
      <ThreeWays />
    </section>
  );
}

function ThreeWays() {
  const { heading, items } = home.three;
  return (
    <div className="mt-12 sm:mt-16">
      <h2 className="m-0 text-2xl">{heading}</h2>
      <ul className="m-0 mt-5 list-none border-b border-rule p-0">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid items-center gap-x-10 gap-y-3 border-t border-rule py-5 md:grid-cols-[1fr_auto] lg:grid-cols-[15rem_1fr_auto]"
          >
            <h3 className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
              {item.title} <OpenMark open={item.open} />
            </h3>
            <p className="m-0 max-w-measure md:max-lg:row-start-2">{item.text}</p>
            {item.leadsTo === 'sign-up' ? (
              <AuthButton className="justify-self-start md:row-span-2 md:min-w-68 lg:row-span-1">
                {item.action}
              </AuthButton>
            ) : (
              <LinkButton
                href={item.leadsTo}
                className="justify-self-start md:row-span-2 md:min-w-68 lg:row-span-1"
              >
                {item.action}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
