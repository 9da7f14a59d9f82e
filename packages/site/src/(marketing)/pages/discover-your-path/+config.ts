import type { Config } from 'vike/types';
import { discoverYourPath } from '#(marketing)/content/discover-your-path.ts';

export default {
  route: '/discover-your-path',
  title: discoverYourPath.title,
  description: discoverYourPath.description,
  keywords: [...discoverYourPath.keywords],
} satisfies Config;
