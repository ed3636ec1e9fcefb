const FREE = -1;
const SMALLEST = 1024;
/** Knuth's multiplier, which spreads neighbouring ids over the table. */
const SPREAD = 0x9e3779b1;

/**
 * Numbers ids in order of appearance: 0, 1, 2 … A table of plain numbers, since it is asked for millions of
 * candidates, and a `Map` takes several times as long.
 */
export class Numbers {
  size = 0;
  private ids = new Float64Array(SMALLEST);
  private numbers = new Int32Array(SMALLEST).fill(FREE);

  /** Returns the number of an id, a new one when it appears for the first time. */
  of(id: number): number {
    const slot = this.slotOf(id);
    const known = this.numbers[slot] ?? FREE;
    if (known !== FREE) return known;
    this.ids[slot] = id;
    this.numbers[slot] = this.size;
    this.size += 1;
    if (2 * this.size > this.ids.length) this.grow();
    return this.size - 1;
  }

  /** The slot of an id, or the free one where it belongs. At least half of all slots are free. */
  private slotOf(id: number): number {
    const last = this.ids.length - 1;
    let slot = (Math.imul(id, SPREAD) >>> 0) & last;
    while (this.numbers[slot] !== FREE && this.ids[slot] !== id) slot = (slot + 1) & last;
    return slot;
  }

  private grow(): void {
    const { ids, numbers } = this;
    this.ids = new Float64Array(2 * ids.length);
    this.numbers = new Int32Array(2 * ids.length).fill(FREE);
    for (const [old, number] of numbers.entries()) {
      if (number === FREE) continue;
      const slot = this.slotOf(ids[old] ?? FREE);
      this.ids[slot] = ids[old] ?? FREE;
      this.numbers[slot] = number;
    }
  }
}
