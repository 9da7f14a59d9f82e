import { takenByNames, type TakenByName } from '@infinite/schema/catalogue/vault';
import { takenPrecisions, type TakenPrecision } from '@infinite/schema/vault/taken';
import { Temporal } from 'temporal-polyfill';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RelativeType } from '#features/collaboration/subjects/index.ts';
import { Recording } from '#features/recordings/recordings/index.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

const Precision = Object.fromEntries(takenPrecisions.map((name) => [name, name])) as {
  [Name in TakenPrecision]: Name;
};
registerEnumType(Precision, {
  name: 'TakenPrecision',
  description: 'How exactly it is known when an item was taken; ABOUT is about a year.',
});

const TakenBy = Object.fromEntries(takenByNames.map((name) => [name, name])) as {
  [Name in TakenByName]: Name;
};
registerEnumType(TakenBy, { name: 'TakenBy', description: 'Who says when an item was taken.' });

@ObjectType('Taken', { description: 'When an item was taken, on the clock of its place.' })
export class TakenType {
  @Field(() => Precision)
  precision!: TakenPrecision;

  @Field(() => String, {
    description:
      'YYYY-MM-DDTHH:MM:SS (perhaps with milliseconds), YYYY-MM-DD, YYYY-MM or YYYY; of a decade its first year; empty if unknown.',
  })
  local!: string;

  @Field(() => String, { nullable: true, description: '+05:45, where it is known.' })
  offset!: string | null;

  @Field(() => Temporal.Instant, { nullable: true, description: 'Where the offset is known.' })
  instant!: Temporal.Instant | null;
}

@ObjectType('MapPlace', { description: 'In degrees; south and west are negative.' })
export class MapPlaceType {
  @Field(() => Float)
  latitude!: number;

  @Field(() => Float)
  longitude!: number;
}

@ObjectType('FilePlace', { description: 'In degrees; south and west are negative.' })
export class FilePlaceType {
  @Field(() => Float)
  latitude!: number;

  @Field(() => Float)
  longitude!: number;

  @Field(() => Float, { nullable: true, description: 'Negative below the sea.' })
  altitudeMeters!: number | null;

  @Field(() => Boolean, { description: 'It is 0, 0, which receivers write that know no place.' })
  suspect!: boolean;
}

@ObjectType('FileFacts', { description: 'What the file of an item says of itself.' })
export class FileFactsType {
  @Field(() => TakenType, { nullable: true })
  taken!: TakenType | null;

  @Field(() => FilePlaceType, { nullable: true })
  place!: FilePlaceType | null;

  @Field(() => String, { nullable: true })
  camera!: string | null;
}

@ObjectType('ItemFacts', { description: 'When and where an item was taken.' })
export class ItemFactsType {
  @Field(() => Int, { description: 'Names what a change was made on; 0 before the first.' })
  version!: number;

  @Field(() => TakenType)
  taken!: TakenType;

  @Field(() => TakenBy, { nullable: true, description: 'Null when nobody does.' })
  takenBy!: TakenByName | null;

  @Field(() => String, { description: "In a member's words; may be empty." })
  placeName!: string;

  @Field(() => MapPlaceType, {
    nullable: true,
    description: "By a member, or else by the file where that is no receiver's zero.",
  })
  place!: MapPlaceType | null;

  @Field(() => String, { description: "Who took it, in a member's words; may be empty." })
  credit!: string;

  @Field(() => FileFactsType)
  file!: FileFactsType;
}

@ObjectType({ description: 'What members said of an item. Null leaves the word to its file.' })
export class ItemFactVersion {
  @Field(() => Int)
  version!: number;

  @Field(() => TakenType, { nullable: true })
  taken!: TakenType | null;

  @Field(() => String, { nullable: true })
  placeName!: string | null;

  @Field(() => MapPlaceType, { nullable: true })
  place!: MapPlaceType | null;

  @Field(() => String, { nullable: true })
  credit!: string | null;

  @Field(() => Temporal.Instant)
  editedAt!: Temporal.Instant;

  @Field(() => ID, { nullable: true, description: 'A user; null when the account is gone.' })
  editedBy!: string | null;
}

@InputType()
export class TakenInput {
  @Field(() => Precision)
  precision!: TakenPrecision;

  @Field(() => String, { nullable: true, description: 'As `Taken.local`.' })
  local?: string | null;

  @Field(() => String, { nullable: true })
  offset?: string | null;
}

@InputType({ description: 'In degrees; south and west are negative.' })
export class MapPlaceInput {
  @Field(() => Float)
  latitude!: number;

  @Field(() => Float)
  longitude!: number;
}

@InputType({ description: 'Omitted fields do not change; null leaves the word to the file.' })
export class ItemFactsInput {
  @Field(() => TakenInput, { nullable: true })
  taken?: TakenInput | null;

  @Field(() => String, { nullable: true })
  placeName?: string | null;

  @Field(() => MapPlaceInput, { nullable: true })
  place?: MapPlaceInput | null;

  @Field(() => String, { nullable: true, description: 'Who took it.' })
  credit?: string | null;
}

@ObjectType({ description: 'What one date for several items did.' })
export class DatedItems {
  @Field(() => [ID])
  changed!: string[];

  @Field(() => [ID], { description: 'Those that the caller may not describe, or cannot see.' })
  refused!: string[];
}

@ObjectType({ description: 'An item and what stands beside it on the timeline.' })
export class VaultItem {
  @Field(() => Recording)
  recording!: Recording;

  @Field(() => String, {
    description: 'What its file was called; empty for what was recorded here.',
  })
  fileName!: string;

  @Field(() => RelativeType, { nullable: true, description: 'Null when the account is gone.' })
  addedBy!: RelativeType | null;

  @Field(() => Boolean)
  mayDescribe!: boolean;

  @Field(() => Boolean)
  mayDelete!: boolean;

  @Field(() => [Recording], { description: 'Later ones, the nearest first; at most 4.' })
  before!: Recording[];

  @Field(() => [Recording], { description: 'Earlier ones, the nearest first; at most 4.' })
  after!: Recording[];
}

@InputType()
export class ArchiveFactsInput {
  @Field(() => String, { nullable: true, description: 'An instant: ISO 8601, in UTC.' })
  takenAt?: string | null;

  @Field(() => Float, { nullable: true })
  latitude?: number | null;

  @Field(() => Float, { nullable: true })
  longitude?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Names of who is in it. Nobody is named by that; they are offered.',
  })
  people?: string[] | null;
}

@InputType({
  description: 'In degrees. Where west is greater than east, the area reaches over the date line.',
})
export class MapAreaInput {
  @Field(() => Float)
  west!: number;

  @Field(() => Float)
  east!: number;

  @Field(() => Float)
  south!: number;

  @Field(() => Float)
  north!: number;
}

@ObjectType({ description: 'Items that were taken near each other, and the area they lie in.' })
export class PlaceOnMap {
  @Field(() => String, {
    description: "What members call it most often, or else the nearest city; '' at sea.",
  })
  name!: string;

  @Field(() => Int)
  count!: number;

  @Field(() => Float, { description: 'Of their middle.' })
  latitude!: number;

  @Field(() => Float)
  longitude!: number;

  @Field(() => Float)
  west!: number;

  @Field(() => Float)
  east!: number;

  @Field(() => Float)
  south!: number;

  @Field(() => Float)
  north!: number;
}

@ObjectType()
export class TimelineMonth {
  @Field(() => String, {
    description: 'YYYY-MM; YYYY where only the year is known; empty where nothing is.',
  })
  month!: string;

  @Field(() => Int)
  count!: number;
}

@ObjectType()
export class TimelineEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => Recording)
  node!: Recording;
}

@ObjectType({ description: 'By when the items were taken, the latest first, unknown dates last.' })
export class TimelineConnection {
  @Field(() => [TimelineEdge])
  edges!: TimelineEdge[];

  @Field(() => [Recording])
  nodes!: Recording[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
