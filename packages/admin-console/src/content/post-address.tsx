import { slugOf } from '@infinite/schema/blog/slug';
import { blogLimits } from '@infinite/schema/catalogue/blog';
import type { WrittenBlogPostFragment } from '@infinite/schema/generated/graphql';
import { postEditorWords as words } from '#content/content.en.ts';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import type { PostContent } from './post-content.ts';

interface PostAddressProps {
  content: PostContent;
  post: WrittenBlogPostFragment | null;
  fault: string | undefined;
  onType: (part: Partial<PostContent>) => void;
}

/** Where the article is or will be found, by its title or by hand, and where it was before. */
export function PostAddress({ content, post, fault, onType }: PostAddressProps) {
  const former = post?.formerSlugs ?? [];
  return (
    <div>
      <Field label={words.address} error={fault} hint={hintOf(content, post)}>
        <TextInput
          value={content.address}
          maxLength={blogLimits.address}
          placeholder={slugOf(content.title)}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target }) => onType({ address: target.value })}
          // The rule of the addresses, once the typing is over.
          onBlur={({ target }) => {
            const tidy = target.value.trim() === '' ? '' : slugOf(target.value);
            if (tidy !== target.value) onType({ address: tidy });
          }}
        />
      </Field>
      {former.length > 0 ? (
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer">{words.formerAddresses(former.length)}</summary>
          <ul className="m-0 mt-1 pl-5">
            {former.map((slug) => (
              <li key={slug} className="wrap-anywhere">
                /blog/{slug}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

function hintOf(content: PostContent, post: WrittenBlogPostFragment | null): string {
  const wanted = `/blog/${slugOf(content.address || content.title)}`;
  if (!post?.publishedAt) {
    return `${words.addressWillBe(wanted)} ${words.addressHint}`;
  }
  const now = `/blog/${post.slug}`;
  // A number at the end tells articles of the same title apart.
  const stays = now === wanted || now.replace(/-\d+$/, '') === wanted;
  return `${stays ? words.addressNow(now) : words.addressMoves(now, wanted)} ${words.addressHint}`;
}
