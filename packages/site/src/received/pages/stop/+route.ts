export const route = '/shared/@token/stop';
