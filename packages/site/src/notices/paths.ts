export const noticesPath = '/notifications';
