import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType()
export class QuizResultCount {
  @Field(() => String, { description: 'The id of the result.' })
  result!: string;

  @Field(() => Float)
  count!: number;
}

@ObjectType({ description: 'Statistics of a quiz, without personal data.' })
export class QuizCount {
  @Field(() => String, { description: 'The last part of its address, such as family-tree-quiz.' })
  quiz!: string;

  @Field(() => Float)
  begun!: number;

  @Field(() => Float)
  finished!: number;

  @Field(() => [QuizResultCount], { description: 'In the order of the quiz.' })
  results!: QuizResultCount[];
}
