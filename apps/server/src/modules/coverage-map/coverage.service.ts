import type { Coverage, CoverageLocality } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { type KnownLocality, PlacesService } from '../places/index.js';
import { isInRegions, RegionsRepository } from '../regions/index.js';
import { type Counted, CountedSquaresService, type FreeSquare } from './counted-squares.service.js';
import type { CoverageQueryDto } from './coverage.dto.js';
import { type CountedSquare, type CoverageQuery, CoverageRepository } from './coverage.repository.js';
import {
  type Covered,
  compareGaps,
  FEWEST_TOLD,
  levelByPhone,
  levelOf,
  spreadOf,
  toldPeople,
  wholeKm,
} from './coverage.rules.js';
import { type DistanceOf, nearestSquares, type Square } from './nearest-squares.rules.js';

const HOURS_OF_DAY = 24;

/** A locality with its square and its findings. */
type Place = KnownLocality & Square;
type Found = Covered & { place: Place; needs: number };

/**
 * Where a call would find nobody: numbers of free volunteers and possible help seekers in each locality, and
 * the distance between them, but never a single person.
 */
@Injectable()
export class CoverageService {
  constructor(
    private readonly places: PlacesService,
    private readonly regions: RegionsRepository,
    private readonly repository: CoverageRepository,
    private readonly counted: CountedSquaresService,
  ) {}

  /**
   * Returns the localities within the caller's districts, those with gaps first. Free volunteers elsewhere
   * count too: a call does not end at a border.
   * @throws VALIDATION for a day without an hour, or an hour without a day
   */
  async read(caller: Caller, dto: CoverageQueryDto): Promise<Coverage> {
    const query = toQuery(dto);
    const reach = await this.regions.reachOf(caller);
    const counted = await this.counted.read();
    const places = this.placesWithin(counted, (district) => isInRegions(reach, district));
    const [free, needs, callReach] = await Promise.all([
      this.counted.free(counted, query),
      this.openNeeds(),
      this.repository.callReach(),
    ]);
    const { peopled, countedAt } = counted;
    const distanceTo = query.isByPhone ? () => null : nearestSquares(free, [...peopled, ...places]);
    const level = (found: Found) =>
      query.isByPhone ? levelByPhone(free.length > 0) : levelOf(found, callReach);
    const localities = foundOf(places, free, peopled, needs, distanceTo)
      .map((found) => ({ ...found, level: level(found) }))
      .toSorted(compareGaps)
      .map(toWire);
    return {
      localities,
      near_km: callReach.nearKm,
      reach_km: callReach.reachKm,
      counted_at: countedAt?.toISOString() ?? null,
    };
  }

  private placesWithin({ squareOf }: Counted, isWithin: (district: string) => boolean): Place[] {
    return this.places.localities(currentLocale()).flatMap((place) => {
      const square = isWithin(place.district) ? squareOf.get(place.key) : undefined;
      return square ? [{ ...place, x: square.x, y: square.y }] : [];
    });
  }

  private async openNeeds(): Promise<Map<string, number>> {
    const counted = await this.repository.openNeeds();
    return sumBy(
      counted,
      (square) => this.places.localityAt(square, 'he-IL')?.key ?? '',
      ({ needs }) => needs,
    );
  }
}

function toQuery({
  day,
  hour,
  vehicle = false,
  equipment = false,
  phone = false,
  language,
}: CoverageQueryDto): CoverageQuery {
  if ((day === undefined) !== (hour === undefined))
    throw new ValidationFailure([{ path: day === undefined ? 'day' : 'hour', key: 'required', params: {} }]);
  return {
    needsVehicle: vehicle,
    needsEquipment: equipment,
    language: language || null,
    isByPhone: phone,
    slot: day === undefined || hour === undefined ? null : day * HOURS_OF_DAY + hour,
  };
}

/** Returns what was found for localities; those without people are left out. */
function foundOf(
  places: readonly Place[],
  free: readonly FreeSquare[],
  peopled: readonly CountedSquare[],
  needs: ReadonlyMap<string, number>,
  distanceTo: DistanceOf,
): Found[] {
  const freeIn = sumBy(
    free,
    ({ locality }) => locality,
    (square) => square.free,
  );
  const squaresOf = byLocality(peopled);
  return places
    .map((place) => ({
      place,
      needs: needs.get(place.key) ?? 0,
      free: freeIn.get(place.key) ?? 0,
      ...peopleOf(place, squaresOf.get(place.key) ?? [], distanceTo),
    }))
    .filter((found) => found.people + found.free + found.needs > 0);
}

/**
 * Returns the squares of a locality's people; for one or two people, only the centre of the locality is used.
 */
function peopleOf(
  place: Place,
  squares: readonly CountedSquare[],
  distanceTo: DistanceOf,
): Pick<Covered, 'people' | 'median' | 'worst'> {
  const people = squares.reduce((sum, { seekers }) => sum + seekers, 0);
  const fromMiddle = wholeKm(distanceTo(place));
  if (people < FEWEST_TOLD) return { people, median: fromMiddle, worst: fromMiddle };
  return {
    people,
    ...spreadOf(squares.map((square) => ({ people: square.seekers, km: distanceTo(square) }))),
  };
}

function byLocality(squares: readonly CountedSquare[]): Map<string, CountedSquare[]> {
  const groups = new Map<string, CountedSquare[]>();
  for (const square of squares) groups.set(square.locality, groups.get(square.locality) ?? []);
  for (const square of squares) groups.get(square.locality)?.push(square);
  return groups;
}

function sumBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  valueOf: (item: Item) => number,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0) + valueOf(item));
  return sums;
}

function toWire({
  place,
  people,
  free,
  needs,
  median,
  worst,
  level,
}: Found & Pick<CoverageLocality, 'level'>): CoverageLocality {
  return {
    key: place.key,
    label: place.label,
    district: place.district,
    lt: place.lat,
    lng: place.lon,
    free_volunteers: free,
    seekers: toldPeople(people),
    open_needs: needs,
    median_km: median,
    worst_km: worst,
    level,
  };
}
