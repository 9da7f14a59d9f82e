import type { Config } from 'vike/types';
import { beforeItsTooLate } from '#(marketing)/content/before-its-too-late.ts';

export default {
  route: '/before-its-too-late',
  title: beforeItsTooLate.title,
  description: beforeItsTooLate.description,
  keywords: [...beforeItsTooLate.keywords],
} satisfies Config;
