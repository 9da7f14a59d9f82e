/** Where a file of an archive stands; its folders are words for the reader, and lead nowhere. */
export interface KeptPath {
  readonly name: string;
  readonly folder: string;
}

/** What archives and computers keep for themselves. */
const ownRecords = /^(?:\..*|thumbs\.db|desktop\.ini|[a-z]:|.*\.(?:json|html?|csv|txt))$/i;

/**
 * The name and the folders of an entry; null for a folder, and for what the archive or a computer keeps
 * for itself. Drives, leading slashes and steps upwards are left out.
 */
export function keptPath(path: string): KeptPath | null {
  const steps = path.replaceAll('\\', '/').split('/');
  const name = steps.pop() ?? '';
  if (name === '' || ownRecords.test(name) || steps.includes('__MACOSX')) return null;
  const folders = steps.filter((step) => !/^(?:\.{0,2}|[a-z]:)$/i.test(step));
  return { name, folder: folders.join('/') };
}
