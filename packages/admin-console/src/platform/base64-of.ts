/** A file in base64, since the application's calls carry text. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // A data: URL: the file follows the comma.
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '');
    };
    reader.onerror = () => reject(new TypeError('the file could not be read'));
    reader.readAsDataURL(file);
  });
}
