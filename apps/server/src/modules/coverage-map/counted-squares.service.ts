import { Injectable } from '@nestjs/common';
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
}

/** The squares of the last count, read once for each count, because only a count changes them. */
@Injectable()
export class CountedSquaresService {
  private kept: Counted | null = null;

  constructor(private readonly repository: CoverageRepository) {}

  async read(): Promise<Counted> {
    const countedAt = await this.repository.countedAt();
    if (this.kept && this.kept.countedAt?.getTime() === countedAt?.getTime()) return this.kept;
    this.kept = inOrder(countedAt, await this.repository.squares());
    return this.kept;
  }

  /** Returns squares with free, suitable volunteers; squares far from all localities are left out. */
  async free(counted: Counted, query: CoverageQuery): Promise<readonly FreeSquare[]> {
    if (isAnybodyNow(query)) return counted.freeNow;
    return (await this.repository.free(query)).flatMap((square) => {
      const locality = counted.localities.get(squareKey(square));
      return locality === undefined ? [] : [{ ...square, locality }];
    });
  }
}

function inOrder(countedAt: Date | null, squares: readonly CountedSquare[]): Counted {
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
