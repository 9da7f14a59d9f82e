import type { Config } from 'vike/types';
import { memoryVault as text } from '#(marketing)/content/introductions/memory-vault.ts';

export default {
  route: text.path,
  title: text.title,
  description: text.description,
  keywords: [...text.keywords],
} satisfies Config;
