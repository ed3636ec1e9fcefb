import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Tx } from '../../platform/signals/signals.js';

/** The number of open requests, emergencies included, that would move with a person, and of those that stay. */
export interface OpenAtAddress {
  requests: number;
  emergencies: number;
  /** requests that a volunteer has already, and that therefore stay at the former address (rule 61) */
  held: number;
}

/** Implemented by modules whose requests depend on where a person is. */
export interface AddressDependent {
  countOpen(userId: number): Promise<OpenAtAddress>;
  /**
   * Moves open requests with the person, and marks those in treatment, which stay where they are (rule 61).
   * Called after the address has been saved; `before` is the former address, for display.
   */
  moved(tx: Tx, userId: number, before: string): Promise<void>;
  /** Leaves open requests at the former address. */
  stayed(tx: Tx, userId: number, before: string): Promise<void>;
}

/** All modules whose data depend on people's addresses; modules in higher layers register themselves. */
@Injectable()
export class AddressDependents {
  private readonly dependents: AddressDependent[] = [];

  register(dependent: AddressDependent): void {
    this.dependents.push(dependent);
  }

  async countOpen(userId: number): Promise<OpenAtAddress> {
    const total = { requests: 0, emergencies: 0, held: 0 };
    for (const dependent of this.dependents) {
      const { requests, emergencies, held } = await dependent.countOpen(userId);
      total.requests += requests;
      total.emergencies += emergencies;
      total.held += held;
    }
    return total;
  }

  /**
   * Asks whoever changes an address, the person or staff, whether open requests move too; asks nothing if
   * none are open (rule 61).
   * @throws ADDRESS_CONFIRM
   */
  async ask(userId: number, whose: 'own' | 'theirs'): Promise<void> {
    const { requests, emergencies, held } = await this.countOpen(userId);
    if (requests === 0) return;
    const locale = currentLocale();
    const about = emergencies > 0 ? 'emergency' : 'requests';
    const words = [
      serverText(locale, `answers.moving.${whose}.${about}`),
      ...(held > 0 ? [serverText(locale, 'answers.moving.held', { count: held })] : []),
    ];
    fail('ADDRESS_CONFIRM', { extra: { errors: { message: ['1'] }, message: words.join(' ') } });
  }

  /** Like {@link moved}, but all open requests stay where they were. */
  async stayed(tx: Tx, userId: number, before: string): Promise<void> {
    for (const dependent of this.dependents) await dependent.stayed(tx, userId, before);
  }

  async moved(tx: Tx, userId: number, before: string): Promise<void> {
    for (const dependent of this.dependents) await dependent.moved(tx, userId, before);
  }
}
