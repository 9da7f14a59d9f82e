import { vaultLimits } from '@infinite/schema/catalogue/vault';
import { mapArea, mapZoom, type MapArea } from '@infinite/schema/vault/facts.input';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { nearestCity } from '#features/people/places/index.ts';
import { ItemFactsEntity } from '#features/vault/facts/item-facts.entity.ts';
import { shownTo } from '#features/vault/facts/timeline-rows.ts';
import { tables } from '#platform/database/tables.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

interface PlaceOnMap extends MapArea {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  readonly name: string;
}

const { map } = vaultLimits;
/** Pixels of the whole world at zoom 0. */
const worldPixels = 256;

/**
 * Where the items that the actor may see were taken, put together by the cells of a grid on the map: at most
 * 500 places, those with the most items first. @throws AppError INVALID_INPUT
 */
export async function placesInArea(ctx: RequestContext, asked: unknown): Promise<PlaceOnMap[]> {
  const member = requireMember(ctx);
  const { area, zoom } = parseInput(z.object({ area: mapArea, zoom: mapZoom }), asked);
  const cells = cellsOf(area, zoom);
  const rows = await tables(ctx.em, ItemFactsEntity)
    .selectFrom('item_facts')
    .select([
      sql<number>`least(floor((longitude + 180) / 360 * ${cells}), ${cells - 1})::int`.as('column'),
      sql<number>`floor(${down} * ${cells})::int`.as('row'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`avg(latitude)`.as('latitude'),
      sql<number>`avg(longitude)`.as('longitude'),
      sql<number>`min(latitude)`.as('south'),
      sql<number>`max(latitude)`.as('north'),
      sql<number>`min(longitude)`.as('west'),
      sql<number>`max(longitude)`.as('east'),
      // Most of a wide cell may be elsewhere than the few items that somebody named.
      sql<string>`mode() within group (order by place_name)`.as('name'),
      sql<number[]>`mode() within group (order by array[round(latitude::numeric, 2)::float,
        round(longitude::numeric, 2)::float])`.as('spot'),
    ])
    .where('familyId', '=', member.familyId)
    .where(inArea(area))
    .where(shownTo(member, null))
    .groupBy(sql`1`)
    .groupBy(sql`2`)
    .orderBy('count', 'desc')
    .orderBy(sql`1`)
    .orderBy(sql`2`)
    .limit(map.places)
    .execute();
  const cityNear = await nearestCity();
  return rows.map(({ column: _, row: __, name, spot, ...place }) => {
    const [latitude = place.latitude, longitude = place.longitude] = spot;
    return { ...place, name: name || cityNear({ latitude, longitude }) };
  });
}

/** The rows of `item_facts` that lie in an area of the map. */
export function inArea({ west, east, south, north }: MapArea): RawBuilder<boolean> {
  const across =
    west <= east
      ? sql`longitude between ${west} and ${east}`
      : sql`(longitude >= ${west} or longitude <= ${east})`;
  return sql<boolean>`(latitude between ${south} and ${north} and ${across})`;
}

/** Mercator's projection ends here; what lies nearer to a pole belongs to the last row. */
const end = 85.05;
/** From the top of the map to its foot: 0 to 1. */
const down = sql`(0.5 - ln(tan(pi() / 4 + radians(least(${end}, greatest(${-end}, latitude))) / 2)) / (2 * pi()))`;

function downOf(latitude: number): number {
  const radians = (Math.min(end, Math.max(-end, latitude)) * Math.PI) / 180;
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI);
}

/** Cells around the earth: as many as the zoom separates, and no more than the area may have in one answer. */
function cellsOf(area: MapArea, zoom: number): number {
  const width = area.east - area.west;
  const across = (width < 0 ? width + 360 : width) / 360;
  const high = Math.abs(downOf(area.south) - downOf(area.north));
  let cells = (worldPixels / map.pixels) * 2 ** Math.round(zoom);
  // An area may cut a cell on each of its sides.
  while (cells > 1 && (cells * across + 2) * (cells * high + 2) > map.places) cells /= 2;
  return cells;
}
