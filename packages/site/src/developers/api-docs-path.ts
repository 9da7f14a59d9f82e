/** The description of the API as a page. Everything else under /api/ is the API itself. */
export const apiDocsPath = '/api/docs';
