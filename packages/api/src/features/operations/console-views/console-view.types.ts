import { consoleViewLists } from '@infinite/schema/catalogue/console-views';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';

export const ConsoleViewList = Object.fromEntries(consoleViewLists.map((name) => [name, name])) as {
  [Name in (typeof consoleViewLists)[number]]: Name;
};
export type ConsoleViewList = (typeof consoleViewLists)[number];
registerEnumType(ConsoleViewList, { name: 'ConsoleViewList' });

@ObjectType('ConsoleView', { description: 'A view of a list that a member of the staff named.' })
export class ConsoleViewType {
  @Field(() => ID)
  id!: string;

  @Field(() => ConsoleViewList)
  list!: ConsoleViewList;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'Search, filters and order, as a query string.' })
  query!: string;

  @Field(() => [String])
  hiddenColumns!: string[];
}

@InputType()
export class ConsoleViewInput {
  @Field(() => ConsoleViewList)
  list!: ConsoleViewList;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  query!: string;

  @Field(() => [String])
  hiddenColumns!: string[];
}
