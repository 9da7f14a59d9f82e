const paths = ['/dashboard', '/app-dashboard', '/app'];

/** One page under three documented addresses. */
export const route = ({ urlPathname }: { urlPathname: string }) =>
  paths.includes(urlPathname) ? { routeParams: {} } : false;
