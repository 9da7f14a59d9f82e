import { sampleVoices } from '#(marketing)/content/sample-family.ts';
import { sampleRecipe as recipe } from '#(marketing)/content/sample-recipe.ts';
import { sampleTreeWords } from '#(marketing)/content/sample-tree.ts';
import { soundOf } from '#(marketing)/sounds/sounds.ts';
import { Band } from './band.tsx';

/** A recipe as a family would keep it: with its correction, and the voice that explains it. */
export function SampleRecipe() {
  return (
    <Band sunk>
      <p className="m-0 text-sm font-semibold text-amber-ink">{recipe.above}</p>
      <h2 className="mt-1 mb-0 text-2xl sm:text-3xl">{recipe.name}</h2>
      <p className="mt-3 mb-0 max-w-measure text-lg text-ink-soft">{recipe.description}</p>
      <p className="mt-2 mb-0 max-w-measure font-serif italic">{recipe.from}</p>
      <dl className="mt-6 mb-0 flex flex-wrap gap-x-10 gap-y-3">
        {recipe.facts.map(([what, how]) => (
          <div key={what}>
            <dt className="text-sm text-ink-soft">{what}</dt>
            <dd className="m-0">{how}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 grid gap-10 md:grid-cols-[1fr_1.6fr]">
        <section>
          <h3 className="m-0 text-xl">{recipe.ingredientsHeading}</h3>
          <ul className="mt-3 mb-0 list-none p-0">
            {recipe.ingredients.map((ingredient) => (
              <li key={ingredient} className="border-b border-rule py-1.5">
                {ingredient === '3 eggs' ? (
                  <>
                    <del className="text-ink-soft">{recipe.crossedOut}</del> <ins>{ingredient}</ins>
                  </>
                ) : (
                  ingredient
                )}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className="m-0 text-xl">{recipe.stepsHeading}</h3>
          <ol className="mt-3 mb-0 list-decimal space-y-3 pl-6 marker:font-semibold marker:text-accent">
            {recipe.steps.map((step) => (
              <li key={step} className="pl-1">
                {step}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Explanation />
    </Band>
  );
}

function Explanation() {
  const voice = sampleVoices.marta;
  return (
    <figure className="mx-0 mt-10 mb-0 max-w-[40rem] border-l-2 border-amber pl-5">
      <figcaption className="font-semibold">{recipe.note}</figcaption>
      <audio
        controls
        preload="none"
        src={soundOf('marta')}
        aria-label={recipe.note}
        className="my-2 block w-full"
      />
      <blockquote className="m-0 font-serif">{voice?.words}</blockquote>
      <p className="mt-2 mb-0 text-sm text-ink-soft">
        {sampleTreeWords.invented} {sampleTreeWords.voiceNote}
      </p>
    </figure>
  );
}
