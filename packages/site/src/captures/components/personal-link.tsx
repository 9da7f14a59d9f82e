import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { QrPicture } from '@infinite/ui/qr-picture';
import { TextInput } from '@infinite/ui/text-input';
import { useToast } from '@infinite/ui/use-toast';
import { useRef, type ReactElement } from 'react';
import { storyQuestionsWords } from '#captures/story-questions.en.ts';
import { QuietPart } from '#received/components/quiet-part.tsx';

const words = storyQuestionsWords.item;

/** The link of the person, to pass on and to scan. */
export function PersonalLink({ url, until }: { url: string; until: string }): ReactElement {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    // Selected in any case: without leave to copy, the reader's own keys do.
    input.current?.select();
    await navigator.clipboard.writeText(url).then(
      () => toast.show({ title: words.copied, tone: 'success' }),
      () => undefined,
    );
  };
  return (
    <div className="mt-4 border-t border-rule">
      <QuietPart heading={words.link}>
        <div className="flex flex-wrap gap-4">
          <Field
            hideLabel
            label={words.link}
            hint={words.linkHint(until)}
            className="min-w-0 flex-1 basis-64"
          >
            <TextInput ref={input} readOnly value={url} />
          </Field>
          <Button className="self-end" onClick={() => void copy()}>
            {words.copy}
          </Button>
        </div>
        <QrPicture text={url} label={words.qr} />
      </QuietPart>
    </div>
  );
}
