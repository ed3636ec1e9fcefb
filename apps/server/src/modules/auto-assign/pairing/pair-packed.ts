import { leastCost } from './least-cost.js';
import { Numbers } from './numbers.js';
import type { PackedNeeds } from './packed-needs.js';
import type { SparseCosts } from './sparse-costs.js';

const NONE = -1;
const SEVERAL = -2;

/** Pairs packed needs; returns for each need the index of its volunteer, or -1 for nobody. */
export function pairPacked(packed: PackedNeeds): Int32Array {
  return new PairingByTiers(packed).pair();
}

/** Pairs tier by tier, the most urgent first, each with the candidates left by the tiers before. */
class PairingByTiers {
  private readonly places: Int32Array;
  /** Volunteers are numbered in order of appearance. */
  private readonly numbers: Int32Array;
  private readonly volunteers: number;
  private readonly isTaken: Uint8Array;

  constructor(private readonly packed: PackedNeeds) {
    this.places = new Int32Array(packed.priorities.length).fill(NONE);
    this.numbers = new Int32Array(packed.volunteers.length);
    this.volunteers = this.numberVolunteers();
    this.isTaken = new Uint8Array(this.volunteers);
  }

  pair(): Int32Array {
    const competing = this.pairWhoIsAlone();
    for (const tier of tiersOf(competing, this.packed.priorities)) this.pairTier(tier);
    return this.places;
  }

  private numberVolunteers(): number {
    const { volunteers } = this.packed;
    const known = new Numbers();
    for (let place = 0; place < volunteers.length; place++)
      this.numbers[place] = known.of(volunteers[place] ?? NONE);
    return known.size;
  }

  /**
   * Pairs each need whose candidates no other need wants with the first of them in calling order. Returns the
   * other needs that have candidates.
   */
  private pairWhoIsAlone(): number[] {
    const { firsts, priorities } = this.packed;
    const wantedBy = this.needsWanting();
    return [...priorities.keys()].filter((need) => {
      const first = firsts[need] ?? NONE;
      if (first === NONE) return false;
      if (this.numbers.subarray(...this.stretchOf(need)).some((volunteer) => wantedBy[volunteer] === SEVERAL))
        return true;
      this.places[need] = first;
      return false;
    });
  }

  /** For each volunteer, the only need that wants them, or a marker if several do. */
  private needsWanting(): Int32Array {
    const wanting = new Int32Array(this.volunteers).fill(NONE);
    for (const need of this.packed.priorities.keys()) {
      const [begin, end] = this.stretchOf(need);
      for (let place = begin; place < end; place++) {
        const volunteer = this.numberAt(place);
        if (wanting[volunteer] !== need) wanting[volunteer] = wanting[volunteer] === NONE ? need : SEVERAL;
      }
    }
    return wanting;
  }

  private pairTier(needs: readonly number[]): void {
    const { problem, rows, places } = this.problemOf(needs);
    const found = leastCost(problem);
    rows.forEach((need, row) => {
      const place = places[found[row] ?? NONE];
      if (place === undefined) return;
      this.places[need] = place;
      this.isTaken[this.numberAt(place)] = 1;
    });
  }

  /**
   * The problem of a tier: `rows` are its needs that still have candidates, `places` the indexes of the
   * edges.
   */
  private problemOf(needs: readonly number[]): { problem: SparseCosts; rows: number[]; places: Int32Array } {
    const places = new Int32Array(needs.reduce((sum, need) => sum + this.peopleOf(need), 0));
    const rows: number[] = [];
    const starts = [0];
    let size = 0;
    for (const need of needs) {
      const [begin, end] = this.stretchOf(need);
      const before = size;
      for (let place = begin; place < end; place++)
        if (this.isTaken[this.numberAt(place)] === 0) places[size++] = place;
      if (size === before) continue;
      rows.push(need);
      starts.push(size);
    }
    const kept = places.subarray(0, size);
    const costs = new Float64Array(size);
    const targets = new Int32Array(size);
    for (let edge = 0; edge < size; edge++) {
      const place = kept[edge] ?? NONE;
      costs[edge] = this.packed.costs[place] ?? 0;
      targets[edge] = this.numberAt(place);
    }
    const waited = Float64Array.from(rows, (need) => this.packed.waited[need] ?? 0);
    const problem = {
      columns: this.volunteers,
      starts: Int32Array.from(starts),
      targets,
      costs,
      without: costsOfLeavingOut(costs, waited),
    };
    return { problem, rows, places: kept };
  }

  private stretchOf(need: number): [begin: number, end: number] {
    const { starts } = this.packed;
    return [starts[need] ?? 0, starts[need + 1] ?? 0];
  }

  private peopleOf(need: number): number {
    const [begin, end] = this.stretchOf(need);
    return end - begin;
  }

  private numberAt(place: number): number {
    return this.numbers[place] ?? NONE;
  }
}

/**
 * Returns the costs of leaving needs out: leaving out one more costs more than all possible savings, so that
 * as many as possible are served.
 */
function costsOfLeavingOut(costs: Float64Array, waited: Float64Array): Float64Array {
  const most = largest(costs) + largest(waited);
  const base = (waited.length + 1) * (most + 1);
  return waited.map((cost) => base + cost);
}

function largest(values: Float64Array): number {
  let most = 0;
  for (let index = 0; index < values.length; index++) most = Math.max(most, values[index] ?? 0);
  return most;
}

function tiersOf(needs: readonly number[], priorities: Float64Array): number[][] {
  const tiers = new Map<number, number[]>();
  for (const need of needs) {
    const priority = priorities[need] ?? 0;
    const tier = tiers.get(priority);
    if (tier) tier.push(need);
    else tiers.set(priority, [need]);
  }
  return [...tiers].sort(([a], [b]) => b - a).map(([, tier]) => tier);
}
