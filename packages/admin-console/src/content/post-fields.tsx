import { blogCategories, blogLimits, type BlogCategoryId } from '@infinite/schema/catalogue/blog';
import type { WrittenBlogPostFragment } from '@infinite/schema/generated/graphql';
import { postEditorWords as words } from '#content/content.en.ts';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { CoverField } from './images/cover-field.tsx';
import { PostAddress } from './post-address.tsx';
import type { PostContent } from './post-content.ts';

interface PostFieldsProps {
  content: PostContent;
  /** Null before the first save. */
  post: WrittenBlogPostFragment | null;
  faults: Readonly<Record<string, string>>;
  onType: (part: Partial<PostContent>) => void;
}

/** What an article is made of besides its title and its text. */
export function PostFields({ content, post, faults, onType }: PostFieldsProps) {
  return (
    <div className="grid gap-4">
      <PostAddress content={content} post={post} fault={faults['address']} onType={onType} />
      <Field label={words.excerpt} error={faults['excerpt']} hint={words.excerptHint}>
        <TextArea
          value={content.excerpt}
          onChange={({ target }) => onType({ excerpt: target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.category} error={faults['category']}>
          <Select
            value={content.category}
            // One of the options.
            onChange={({ target }) => onType({ category: target.value as BlogCategoryId })}
          >
            {blogCategories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.author} error={faults['author']}>
          <TextInput
            value={content.author}
            maxLength={blogLimits.author}
            onChange={({ target }) => onType({ author: target.value })}
          />
        </Field>
        <Field label={words.tags} error={faults['tags']} hint={words.tagsHint}>
          <TextInput
            value={content.tags}
            onChange={({ target }) => onType({ tags: target.value })}
          />
        </Field>
        <Field label={words.emoji} error={faults['emoji']}>
          <TextInput
            value={content.emoji}
            onChange={({ target }) => onType({ emoji: target.value })}
          />
        </Field>
      </div>
      <CoverField content={content} fault={faults['coverAlt']} onType={onType} />
    </div>
  );
}
