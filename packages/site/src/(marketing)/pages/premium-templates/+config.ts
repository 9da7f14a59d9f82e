import type { Config } from 'vike/types';
import { templatesPage } from '#(marketing)/content/templates.ts';

export default {
  route: '/premium-templates',
  title: templatesPage.title,
  description: templatesPage.description,
  keywords: [...templatesPage.keywords],
} satisfies Config;
