import { Temporal } from 'temporal-polyfill';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { RelativeType } from '#features/collaboration/subjects/index.ts';

const turned = 'Degrees clockwise, after what the file says of its orientation: 0, 90, 180, 270.';

@ObjectType('PhotoCrop', { description: 'What is left, as parts of the turned picture (0 to 1).' })
export class PhotoCropType {
  @Field(() => Float)
  left!: number;

  @Field(() => Float)
  top!: number;

  @Field(() => Float)
  width!: number;

  @Field(() => Float)
  height!: number;
}

@ObjectType({ description: 'One version of how a photo is turned and cropped.' })
export class PhotoEditVersion {
  @Field(() => Int)
  version!: number;

  @Field(() => Int, { description: turned })
  turn!: number;

  @Field(() => PhotoCropType, { nullable: true, description: 'Null for all of it.' })
  crop!: PhotoCropType | null;

  @Field(() => RelativeType, { nullable: true, description: 'Null when the account is gone.' })
  editedBy!: RelativeType | null;

  @Field(() => Temporal.Instant)
  editedAt!: Temporal.Instant;
}

@ObjectType('PhotoEdits', { description: 'How a photo is edited; its original stays as it came.' })
export class PhotoEditsType {
  @Field(() => Int, { description: '0 until somebody edits it.' })
  version!: number;

  @Field(() => Boolean, { description: 'Whether what is shown is that version already.' })
  drawn!: boolean;

  @Field(() => Boolean)
  mayEdit!: boolean;

  @Field(() => [PhotoEditVersion], { description: 'The last one first; at most 100.' })
  versions!: PhotoEditVersion[];
}

@InputType({ description: 'Parts of the turned picture, 0 to 1.' })
export class PhotoCropInput {
  @Field(() => Float)
  left!: number;

  @Field(() => Float)
  top!: number;

  @Field(() => Float)
  width!: number;

  @Field(() => Float)
  height!: number;
}

@InputType({ description: 'A turn of 0 without a crop is the way back to the original.' })
export class PhotoEditInput {
  @Field(() => Int, { description: turned })
  turn!: number;

  @Field(() => PhotoCropInput, { nullable: true, description: 'Null for all of it.' })
  crop?: PhotoCropInput | null;
}
