export { Page } from '#recordings/pages/introduction/+Page.tsx';
