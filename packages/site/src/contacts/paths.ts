export const addressBookPath = '/address-book';

/** One entry of the address book, by its id. */
export const contactPath = (id: string): string => `${addressBookPath}?person=${id}`;
