/** Who tells it, where that is somebody without an account; '' otherwise. */
export const toldByWords = (name: string | null | undefined): string =>
  name ? `Told by ${name}` : '';
