/** The upload's address ends in the recording's id. */
export function recordingIdOf(uploadUrl: string): string {
  return decodeURIComponent(new URL(uploadUrl).pathname.split('/').at(-1) ?? '');
}
