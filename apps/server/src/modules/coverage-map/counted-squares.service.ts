import { Injectable } from '@nestjs/common';
import { PlacesService } from '../places/index.js';
import { type CountedSquare, type CoverageQuery, CoverageRepository } from './coverage.repository.js';
import type { Square } from './nearest-squares.rules.js';

/** A square of a locality with a free volunteer. */
export type FreeSquare = Square & { locality: string; free: number };

/** The result of the last count. */
export interface Counted {
  countedAt: Date | null;
  /** squares with people who may need help */
  peopled: readonly CountedSquare[];
  freeNow: readonly FreeSquare[];
  /** the locality of a square, by `squareKey` */
  localities: ReadonlyMap<string, string>;
  /** the square in which a locality lies, by its key */
  squareOf: ReadonlyMap<string, Square>;
}

/** How many different questions about one count are remembered. */
const MOST_QUESTIONS = 30;

/** The squares of the last count, read once for each count, because only a count changes them. */
@Injectable()
export class CountedSquaresService {
  private kept: Counted | null = null;
  private readonly found = new WeakMap<Counted, Map<string, Promise<readonly FreeSquare[]>>>();

  constructor(
    private readonly repository: CoverageRepository,
    private readonly places: PlacesService,
  ) {}

  async read(): Promise<Counted> {
    const countedAt = await this.repository.countedAt();
    if (this.kept && this.kept.countedAt?.getTime() === countedAt?.getTime()) return this.kept;
    const [squares, places] = await Promise.all([
      this.repository.squares(),
      this.repository.squaresOf(this.places.localities('he-IL')),
    ]);
    this.kept = { ...inOrder(countedAt, squares), squareOf: new Map(places.map((one) => [one.key, one])) };
    return this.kept;
  }

  /**
   * Returns squares with free, suitable volunteers; squares far from all localities are left out. Until the next
   * count, the same question has the same answer.
   */
  free(counted: Counted, query: CoverageQuery): Promise<readonly FreeSquare[]> {
    if (isAnybodyNow(query)) return Promise.resolve(counted.freeNow);
    const known = this.found.get(counted) ?? new Map<string, Promise<readonly FreeSquare[]>>();
    this.found.set(counted, known);
    const key = JSON.stringify(query);
    const answer = known.get(key) ?? this.find(counted, query);
    known.delete(key);
    known.set(key, answer);
    const [oldest] = known.keys();
    if (known.size > MOST_QUESTIONS && oldest !== undefined) known.delete(oldest);
    answer.catch(() => known.delete(key));
    return answer;
  }

  private async find(counted: Counted, query: CoverageQuery): Promise<FreeSquare[]> {
    return (await this.repository.free(query)).flatMap((square) => {
      const locality = counted.localities.get(squareKey(square));
      return locality === undefined ? [] : [{ ...square, locality }];
    });
  }
}

function inOrder(countedAt: Date | null, squares: readonly CountedSquare[]): Omit<Counted, 'squareOf'> {
  return {
    countedAt,
    peopled: squares.filter(({ seekers }) => seekers > 0),
    freeNow: squares
      .filter(({ freeNow }) => freeNow > 0)
      .map(({ x, y, locality, freeNow }) => ({ x, y, locality, free: freeNow })),
    localities: new Map(squares.map((square) => [squareKey(square), square.locality])),
  };
}

function squareKey({ x, y }: Square): string {
  return `${x} ${y}`;
}

function isAnybodyNow({ needsVehicle, needsEquipment, language, isByPhone, slot }: CoverageQuery): boolean {
  return !needsVehicle && !needsEquipment && language === null && !isByPhone && slot === null;
}
