/** What is needed to go on with a file that was sent in part: kept on this device by the file. */
export interface RememberedUpload {
  takeId: string;
  uploadUrl: string;
}

type FileIdentity = Pick<File, 'name' | 'size' | 'lastModified'>;

const keyOf = (memberId: string, file: FileIdentity): string =>
  `upload:${memberId}:${file.size}:${file.lastModified}:${file.name}`;

export function rememberedUpload(memberId: string, file: FileIdentity): RememberedUpload | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(memberId, file)) ?? 'null');
    return isUpload(stored) ? stored : null;
  } catch {
    // Storage may be closed to us, or hold something else: the file is sent from its beginning.
    return null;
  }
}

export function rememberUpload(
  memberId: string,
  file: FileIdentity,
  upload: RememberedUpload,
): void {
  try {
    localStorage.setItem(keyOf(memberId, file), JSON.stringify(upload));
  } catch {
    // Only the going on after a reload is lost.
  }
}

export function forgetUpload(memberId: string, file: FileIdentity): void {
  try {
    localStorage.removeItem(keyOf(memberId, file));
  } catch {
    // What could not be stored need not be forgotten.
  }
}

function isUpload(stored: unknown): stored is RememberedUpload {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'takeId' in stored &&
    'uploadUrl' in stored &&
    typeof stored.takeId === 'string' &&
    typeof stored.uploadUrl === 'string'
  );
}
