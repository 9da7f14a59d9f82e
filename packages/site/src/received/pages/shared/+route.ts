export const route = '/shared/@token';
