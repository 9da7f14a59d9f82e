import { consoleAddresses } from '@infinite/schema/catalogue/admin';

/** One page under each documented address of the console. */
export const route = ({ urlPathname }: { urlPathname: string }) =>
  Object.hasOwn(consoleAddresses, urlPathname) ? { routeParams: {} } : false;
