import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/signals/signals.js';

/** Requests that hang on where a person is. */
export interface AddressDependent {
  /** How many open requests would move with the person. */
  countOpen(tx: Tx, userId: number): Promise<number>;
  /** Moves the open ones with the person, and marks those in treatment, which keep their place (rule 61). Called after the address was saved. */
  moved(tx: Tx, userId: number, before: string): Promise<void>;
  /** Leaves what is open at the address that was; without it what is open goes with the person all the same. */
  stayed?(tx: Tx, userId: number): Promise<void>;
}

/** Whatever hangs on people's addresses; modules above register themselves. */
@Injectable()
export class AddressDependents {
  private readonly dependents: AddressDependent[] = [];

  register(dependent: AddressDependent): void {
    this.dependents.push(dependent);
  }

  async countOpen(tx: Tx, userId: number): Promise<number> {
    let total = 0;
    for (const dependent of this.dependents) total += await dependent.countOpen(tx, userId);
    return total;
  }

  /** `before` is the former address for the eye. */
  /** As {@link moved}, but what is open stays where it was, as far as it has a place of its own. */
  async stayed(tx: Tx, userId: number, before: string): Promise<void> {
    for (const dependent of this.dependents) await (dependent.stayed?.(tx, userId) ?? dependent.moved(tx, userId, before));
  }

  async moved(tx: Tx, userId: number, before: string): Promise<void> {
    for (const dependent of this.dependents) await dependent.moved(tx, userId, before);
  }
}
