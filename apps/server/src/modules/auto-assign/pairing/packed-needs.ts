import { costAt, type FittingPerson, inCallingOrder, type NeedToPair, waitedCost } from './pairing-cost.js';

/** Needs and their candidates as plain numbers, which another thread takes over without copying. */
export interface PackedNeeds {
  priorities: Float64Array<ArrayBuffer>;
  /** The extra cost of leaving out a need that has waited. */
  waited: Float64Array<ArrayBuffer>;
  /** The candidates for need `n` are at `starts[n]` up to, but not including, `starts[n + 1]`. */
  starts: Int32Array<ArrayBuffer>;
  volunteers: Float64Array<ArrayBuffer>;
  costs: Float64Array<ArrayBuffer>;
  /** The index of the candidate who would be called first for each need on its own; -1 if nobody fits. */
  firsts: Int32Array<ArrayBuffer>;
}

/** Packs needs, a few at a time, for callers that must not block others. */
export class NeedPacker {
  readonly packed: PackedNeeds;
  private need = 0;

  constructor(
    private readonly needs: readonly NeedToPair[],
    private readonly now: Date,
  ) {
    const starts = startsOf(needs);
    const people = starts[needs.length] ?? 0;
    this.packed = {
      priorities: Float64Array.from(needs, ({ priority }) => priority),
      waited: Float64Array.from(needs, (need) => waitedCost(need, now)),
      starts,
      volunteers: new Float64Array(people),
      costs: new Float64Array(people),
      firsts: new Int32Array(needs.length).fill(-1),
    };
  }

  /** Packs needs until their candidates add up to a given number; false when all are packed. */
  packSome(people: number): boolean {
    for (let left = people; left > 0 && this.need < this.needs.length; this.need++)
      left -= this.packNeed(this.needs[this.need]?.people ?? []);
    return this.need < this.needs.length;
  }

  /** A loop by index: it runs for millions of candidates, and iterators cost more than the work itself. */
  private packNeed(people: readonly FittingPerson[]): number {
    const { starts, volunteers, costs, firsts } = this.packed;
    const start = starts[this.need] ?? 0;
    const nowMs = this.now.getTime();
    let first: FittingPerson | undefined;
    for (let index = 0; index < people.length; index++) {
      const person = people[index];
      if (!person) continue;
      volunteers[start + index] = person.volunteerId;
      costs[start + index] = costAt(person, nowMs);
      if (first && inCallingOrder(first, person) <= 0) continue;
      first = person;
      firsts[this.need] = start + index;
    }
    return people.length;
  }
}

function startsOf(needs: readonly NeedToPair[]): Int32Array<ArrayBuffer> {
  const starts = new Int32Array(needs.length + 1);
  needs.forEach(({ people }, index) => {
    starts[index + 1] = (starts[index] ?? 0) + people.length;
  });
  return starts;
}
