export const addressBookPath = '/address-book';
