import type { FanArc } from '@infinite/kinship/fan-layout';
import type { Bounds, Point } from './view.ts';

type Piece = Pick<FanArc, 'inner' | 'outer' | 'from' | 'to'>;

/** The outline of a piece of a ring, or of the disk in the middle, as path data. */
export function arcPath({ inner, outer, from, to }: Piece): string {
  if (inner === 0)
    return `M${-outer} 0a${outer} ${outer} 0 1 1 ${outer * 2} 0a${outer} ${outer} 0 1 1 ${-outer * 2} 0z`;
  const large = to - from > 180 ? 1 : 0;
  return [
    `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}`,
    `L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}z`,
  ].join('');
}

export function arcBounds({ inner, outer, from, to }: Piece): Bounds {
  if (inner === 0) return { left: -outer, top: -outer, right: outer, bottom: outer };
  const angles = [from, to];
  // A piece reaches furthest where it crosses an axis.
  for (let axis = Math.ceil(from / 90) * 90; axis < to; axis += 90) angles.push(axis);
  const points = angles.flatMap((angle) => [pointAt(inner, angle), pointAt(outer, angle)]);
  return {
    left: Math.min(...points.map(({ x }) => x)),
    top: Math.min(...points.map(({ y }) => y)),
    right: Math.max(...points.map(({ x }) => x)),
    bottom: Math.max(...points.map(({ y }) => y)),
  };
}

/** Degrees run clockwise from straight up. */
function pointAt(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: Math.sin(radians) * radius, y: -Math.cos(radians) * radius };
}

function at(radius: number, degrees: number): string {
  const { x, y } = pointAt(radius, degrees);
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
