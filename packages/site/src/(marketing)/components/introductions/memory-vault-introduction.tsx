import { memoryVault as text } from '#(marketing)/content/introductions/memory-vault.ts';
import { sampleMemory as memory } from '#(marketing)/content/sample-memory.ts';
import { sampleTreeWords } from '#(marketing)/content/sample-tree.ts';
import { BoatPicture } from '#(marketing)/pictures/boat-picture.tsx';
import { ChestPicture } from '#(marketing)/pictures/chest-picture.tsx';
import { Band } from '../band.tsx';
import { Introduction } from './introduction.tsx';

/** /memory-vault, and the vault's section of the home page. */
export function MemoryVaultIntroduction() {
  return (
    <Introduction text={text} picture={ChestPicture}>
      <Band sunk heading={memory.heading} lead={memory.lead}>
        <div className="grid items-start gap-8 md:grid-cols-[1fr_1.2fr] md:gap-12">
          <BoatPicture label={memory.picture} className="border border-rule bg-paper p-3" />
          <dl className="m-0">
            {memory.lines.map(([what, how]) => (
              <div key={what} className="border-t border-rule py-3 first:border-t-0 first:pt-0">
                <dt className="text-sm text-ink-soft">{what}</dt>
                <dd className="m-0 font-serif text-lg">{how}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="mt-6 mb-0 text-sm text-ink-soft">{sampleTreeWords.invented}</p>
      </Band>
    </Introduction>
  );
}
