import { maintenancePath } from '@infinite/schema/catalogue/maintenance';
import { maintenanceWords } from '@infinite/schema/words/maintenance.en';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: maintenancePath,
  audience: 'token',
  title: `${maintenanceWords.title} | Infinite Connections`,
  description: maintenanceWords.lead,
});
