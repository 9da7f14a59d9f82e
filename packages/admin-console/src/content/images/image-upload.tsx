import { blogImageInput, type BlogImageAnswer } from '@infinite/schema/blog/blog-image.input';
import { blogImageLimits } from '@infinite/schema/catalogue/newsroom';
import { imageDialogWords as words } from '#content/content.en.ts';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent } from 'react';
import { base64Of } from '#platform/base64-of.ts';
import { useConsoleApi } from '#platform/platform-context.tsx';
import { refusalOf } from '@infinite/api-client/refusal-of';

interface ImageUploadProps {
  onUploaded: (image: BlogImageAnswer) => void;
  /** A file that was pasted or dropped, in place of one to choose. */
  given?: File | undefined;
}

/** Uploads an image from the device; alt text is required. */
export function ImageUpload({ onUploaded, given }: ImageUploadProps) {
  const api = useConsoleApi();
  const [file, setFile] = useState<File | null>(given ?? null);
  const [alt, setAlt] = useState('');
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog is inside the article's form, which must not get this event.
    event.stopPropagation();
    const content = file ? await base64Of(file) : '';
    const wanted = blogImageInput.safeParse({ name: file?.name ?? '', alt, content });
    if (!wanted.success) {
      const issues = wanted.error.issues.map(({ path, message }) => [String(path[0]), message]);
      setFaults(Object.fromEntries(issues.toReversed()));
      return;
    }
    setPending(true);
    try {
      onUploaded(await api.request<BlogImageAnswer>('POST', '/api/admin/blog-images', wanted.data));
    } catch (error) {
      const problem = refusalOf(error);
      const offline = problem.code === 'OFFLINE' ? words.offline : problem.words;
      setFaults({ content: offline, ...problem.fields });
    } finally {
      setPending(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label={words.file}
        error={faults['content']}
        hint={words.fileHint(blogImageLimits.megabytes)}
      >
        {given ? (
          <TextInput value={given.name} readOnly />
        ) : (
          <TextInput
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <Field label={words.alt} error={faults['alt']} hint={words.altHint} required>
        <TextInput
          value={alt}
          maxLength={blogImageLimits.alt}
          onChange={({ target }) => setAlt(target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        pending={pending}
        pendingLabel={words.uploading}
        className="justify-self-start"
      >
        {words.upload}
      </Button>
    </form>
  );
}
