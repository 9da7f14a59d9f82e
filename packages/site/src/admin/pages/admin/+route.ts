import { consoleAddresses } from '@infinite/schema/catalogue/admin';

/** One page under its six documented addresses. */
export const route = ({ urlPathname }: { urlPathname: string }) =>
  Object.hasOwn(consoleAddresses, urlPathname) ? { routeParams: {} } : false;
