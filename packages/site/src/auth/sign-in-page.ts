/** The page of plain forms that sign in and sign up. */
export const signInPath = '/sign-in';

/** The id of the form on every page that the buttons without scripts send: it opens that page. */
export const signInFormId = 'sign-in-page';
