/** Of the REST calls and their answers; a change that breaks a caller gets another first number. */
export const apiVersion = '1.0.0';
