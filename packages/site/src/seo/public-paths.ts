import { getGlobalContext } from 'vike/server';

/**
 * The paths that search engines may list, from the pages' own configuration. The feature that owns
 * the content lists pages whose path has a parameter (articles, people).
 *
 * @throws an indexed page whose route is a function must name its `canonicalPath` or `listedPaths`
 */
export async function publicPaths(): Promise<string[]> {
  const { pages } = await getGlobalContext();
  const paths = new Set<string>();
  for (const [id, { route, config }] of Object.entries(pages)) {
    if (!config.indexed) continue;
    for (const path of config.listedPaths ?? [config.canonicalPath ?? route]) {
      if (typeof path !== 'string') throw new Error(`${id} is indexed, but names no path`);
      if (!path.includes('@')) paths.add(path);
    }
  }
  return [...paths].sort();
}
