import type { Config } from 'vike/types';
import { termsOfService } from '#(marketing)/content/terms-of-service.ts';

export default {
  route: '/terms-of-service',
  title: termsOfService.title,
  description: termsOfService.description,
  keywords: ['Infinite Connections', 'terms of service'],
} satisfies Config;
