/**
 * Where the picture of a page lies that social networks show. It is drawn from the title of the
 * page at `path`, so nobody can have another text drawn.
 */
export function socialPicturePath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}

/** The page that a picture's path belongs to; undefined for what is no such path. */
export function pageOfSocialPicture(path: string): string | undefined {
  const page = /^\/og(\/[^?]*)\.png$/.exec(path)?.[1];
  return page === '/home' ? '/' : page;
}
