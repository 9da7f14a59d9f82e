import { sendFile, type FileUploadOptions } from '#recordings/engine/file-upload.ts';
import { newTakeId } from '#recordings/engine/new-take-id.ts';

/** Where files of trees go, by the uploads of recordings. */
const endpoint = '/media/tree-files';

/** Sends a file of a tree. Settles with the id of the import that it begins. */
export function sendTreeFile(options: Omit<FileUploadOptions, 'endpoint'>): Promise<string> {
  const { file } = options;
  return sendFile({
    ...options,
    endpoint,
    content: file,
    name: file.name,
    type: file.type,
    kind: 'FILE',
    takeId: newTakeId(),
    uploadUrl: null,
    onUploadUrl: () => Promise.resolve(),
  });
}
