import { DeleteStoryDocument, PublishStoryDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { editStoryWords as words } from '#stories/edit-story.en.ts';
import { storiesPath } from '#stories/paths.ts';
import type { StoryPartProps } from './story-form.tsx';

/** Shows the story to the family, makes it a draft again, deletes it. */
export function ShareStory({ story, onChanged }: StoryPartProps): ReactElement {
  const { id, title, published, mayPublish } = story;
  const publish = useAct(PublishStoryDocument);
  const remove = useAct(DeleteStoryDocument);
  const [asks, setAsks] = useState(false);
  const onPublish = async () => {
    const said = published ? words.unshared : words.shared;
    const done = await publish.act({ id, published: !published }, said);
    if (done) onChanged(done.publishStory);
  };
  const onRemove = async () => {
    if (await remove.act({ id }, null)) window.location.assign(storiesPath);
    else setAsks(false);
  };
  return (
    <div className="mt-10 border-t border-rule pt-6">
      <p className="mt-0 text-ink-soft">{published ? words.sharedHint : words.draftHint}</p>
      <div className="flex flex-wrap gap-3">
        {mayPublish ? (
          <Button
            variant={published ? 'secondary' : 'primary'}
            disabled={!publish.ready}
            pending={publish.pending}
            onClick={() => void onPublish()}
          >
            {published ? words.unshare : words.share}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          className="text-danger"
          disabled={!remove.ready}
          onClick={() => setAsks(true)}
        >
          {words.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.removeTitle}
        description={words.removeText(title)}
        confirmLabel={words.removeConfirm}
        cancelLabel={words.keep}
        pending={remove.pending}
        pendingLabel={words.removing}
        onConfirm={() => void onRemove()}
      />
    </div>
  );
}
