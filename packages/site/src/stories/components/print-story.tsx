import { bookSizes, type BookSizeName } from '@infinite/schema/catalogue/stories';
import { OpenStoryVoicesDocument } from '@infinite/schema/generated/operations';
import { Checkbox } from '@infinite/ui/checkbox';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Field } from '@infinite/ui/field';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { Select } from '@infinite/ui/select';
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import type { ShownStory } from '#stories/load-story.ts';
import { bookPath } from '#stories/paths.ts';
import { storyPageWords } from '#stories/stories.en.ts';

const words = storyPageWords.print;

/** The story as a book to print, and for who may change it, whether its codes open the voices. */
export function PrintStory({ story }: { story: ShownStory }): ReactElement {
  const { id, published, mayChange, chapters } = story;
  const [size, setSize] = useState<BookSizeName>('A5');
  const [bleed, setBleed] = useState(false);
  const [open, setOpen] = useState(story.voicesOpen);
  const [asks, setAsks] = useState(false);
  const { act, pending, ready } = useAct(OpenStoryVoicesDocument);
  const hasVoice = chapters.some(({ voice }) => voice !== null);
  const turn = async (next: boolean) => {
    if (next) setOpen(true);
    const done = await act({ id, open: next }, next ? words.opened : words.closed);
    setAsks(false);
    // Refused, it is as it was.
    setOpen(done ? next : !next);
  };
  return (
    <section aria-labelledby="print" className="mt-16 border-t border-rule pt-8 print:hidden">
      <h2 id="print" className="m-0 text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 text-ink-soft">{words.hint}</p>
      <div className="flex flex-col gap-4">
        <Field label={words.size}>
          <Select
            value={size}
            onChange={({ target }) => setSize(target.value === 'A4' ? 'A4' : 'A5')}
          >
            {bookSizes.map((name) => (
              <option key={name} value={name}>
                {words.sizes[name]}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox
          label={words.bleed}
          checked={bleed}
          onChange={({ target }) => setBleed(target.checked)}
        />
        {mayChange && hasVoice && published ? (
          <Checkbox
            label={words.voices}
            hint={words.voicesHint}
            checked={open}
            disabled={!ready || pending}
            onChange={({ target }) => (target.checked ? void turn(true) : setAsks(true))}
          />
        ) : null}
        {mayChange && hasVoice && !published ? (
          <p className="m-0 text-ink-soft">{words.draft}</p>
        ) : null}
        <div>
          <LinkButton variant="primary" href={bookPath(id, size, bleed)} download>
            <Icon as={Download} />
            {words.download}
          </LinkButton>
        </div>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.closeTitle}
        description={words.closeText}
        confirmLabel={words.closeConfirm}
        cancelLabel={words.keep}
        pending={pending}
        pendingLabel={words.closing}
        onConfirm={() => void turn(false)}
      />
    </section>
  );
}
