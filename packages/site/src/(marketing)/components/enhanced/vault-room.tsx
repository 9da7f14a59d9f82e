import { LinkButton } from '@infinite/ui/link-button';
import { memoryVault } from '#(marketing)/content/introductions/memory-vault.ts';
import { ChestPicture } from '#(marketing)/pictures/chest-picture.tsx';
import { PassageBand } from '../introductions/passage-band.tsx';

/** What the vault is, in short. */
export function VaultRoom() {
  const { lead, begin, passages } = memoryVault;
  return (
    <>
      <div className="page-column grid items-center gap-8 py-10 md:grid-cols-[1.6fr_1fr]">
        <div>
          <p className="m-0 max-w-measure text-lg">{lead}</p>
          <LinkButton href={begin.href} variant="primary" size="lg" className="mt-6">
            {begin.label}
          </LinkButton>
        </div>
        <ChestPicture className="max-w-72 justify-self-center" />
      </div>
      {passages.slice(0, 1).map((passage) => (
        <PassageBand key={passage.heading} passage={passage} sunk />
      ))}
    </>
  );
}
