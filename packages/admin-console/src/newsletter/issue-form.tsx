import { newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import type { FormEvent } from 'react';
import { ArticleChoice } from './article-choice.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { IssueActs } from './issue-acts.tsx';
import type { IssueHandle } from './use-issue.ts';

const words = emailPlaceWords.editor;

/** What an issue says, what it shows, and who gets it. */
export function IssueForm({ handle }: { handle: IssueHandle }) {
  const { content, faults, type, changed } = handle;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void handle.save();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <Field label={words.subject} error={faults['subject']} required>
          <TextInput
            value={content.subject}
            maxLength={newsletterLimits.subject}
            onChange={({ target }) => type({ subject: target.value })}
          />
        </Field>
        <Field label={words.preview} hint={words.previewHint} error={faults['preview']}>
          <TextInput
            value={content.preview}
            maxLength={newsletterLimits.preview}
            onChange={({ target }) => type({ preview: target.value })}
          />
        </Field>
        <Field label={words.intro} hint={words.introHint} error={faults['intro']}>
          <TextArea
            value={content.intro}
            className="min-h-56"
            onChange={({ target }) => type({ intro: target.value })}
          />
        </Field>
        <ArticleChoice chosen={content.postIds} onChange={(postIds) => type({ postIds })} />
      </div>
      <div className="grid content-start gap-4">
        <AudienceFields
          segment={content.segment}
          faults={faults}
          onChange={(segment) => type({ segment })}
        />
        <IssueActs handle={handle} segment={content.segment} changed={changed} />
      </div>
    </form>
  );
}
