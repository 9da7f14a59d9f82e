import type { PageContextServer } from 'vike/types';
import { structuredList } from '#blog/structured-list.ts';
import { description } from './+description.ts';

export const structuredData = (pageContext: PageContextServer): object[] =>
  structuredList(pageContext, description(pageContext));
