export const route = '/answer/@token';
