export const route = '/future-messages/@id';
