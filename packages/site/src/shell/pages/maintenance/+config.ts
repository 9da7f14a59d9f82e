import { maintenancePath } from '@infinite/schema/catalogue/maintenance';
import { maintenanceWords } from '@infinite/schema/words/maintenance.en';
import type { Config } from 'vike/types';

export default {
  route: maintenancePath,
  audience: 'token',
  title: `${maintenanceWords.title} | Infinite Connections`,
  description: maintenanceWords.lead,
} satisfies Config;
