import { addressForDisplay } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Tx } from '../../platform/signals/signals.js';
import { addressIn } from '../places/index.js';
import { UsersRepository } from './users.repository.js';

/** A live request whose place is where its person lives. */
export interface RequestAtAddress {
  /** what it is called: its category or its event, in the reader's language */
  name: string;
  isEmergency: boolean;
  /**
   * the volunteer who helps already and the address that the request keeps; null for an open request, which
   * can go along
   */
  held: { volunteerId: number; address: string } | null;
}

/** Implemented by modules whose requests depend on where a person is. */
export interface AddressDependent {
  /** The requests that a move concerns; help by telephone that somebody gives already is not among them. */
  atAddress(userId: number): Promise<RequestAtAddress[]>;
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

  constructor(private readonly users: UsersRepository) {}

  register(dependent: AddressDependent): void {
    this.dependents.push(dependent);
  }

  async atAddress(userId: number): Promise<RequestAtAddress[]> {
    const requests: RequestAtAddress[] = [];
    for (const dependent of this.dependents) requests.push(...(await dependent.atAddress(userId)));
    return requests;
  }

  /** Whether an emergency of the person waits at the former address. */
  async hasOpenEmergency(userId: number): Promise<boolean> {
    return (await this.atAddress(userId)).some(({ isEmergency, held }) => isEmergency && held === null);
  }

  /**
   * Asks whoever changes an address, the person or staff, whether open requests move too, and names those in
   * treatment, which stay, each with its volunteer and its address; asks nothing if there are neither (rule
   * 61). `can_move` says whether there is anything to choose.
   * @throws ADDRESS_CONFIRM
   */
  async ask(userId: number, whose: 'own' | 'theirs'): Promise<void> {
    const requests = await this.atAddress(userId);
    if (requests.length === 0) return;
    const open = requests.filter(({ held }) => held === null);
    const message = [...openWords(open, whose), ...(await this.heldWords(requests, whose))].join('\n');
    fail('ADDRESS_CONFIRM', {
      extra: { errors: { message: ['1'] }, message, can_move: open.length > 0 },
    });
  }

  /** A sentence for each request that stays. */
  private async heldWords(requests: readonly RequestAtAddress[], whose: 'own' | 'theirs'): Promise<string[]> {
    const locale = currentLocale();
    const people = await this.users.people(requests.map(({ held }) => held?.volunteerId ?? null));
    return requests.flatMap(({ name, held }) => {
      if (held === null) return [];
      const volunteer = people.get(held.volunteerId);
      const who = whose === 'own' ? volunteer?.firstName : volunteer?.fullName;
      return serverText(locale, `answers.moving.${whose}.held`, {
        name,
        volunteer: who ?? '',
        address: addressForDisplay(addressIn(held.address, locale)),
      });
    });
  }

  /** Like {@link moved}, but all open requests stay where they were. */
  async stayed(tx: Tx, userId: number, before: string): Promise<void> {
    for (const dependent of this.dependents) await dependent.stayed(tx, userId, before);
  }

  async moved(tx: Tx, userId: number, before: string): Promise<void> {
    for (const dependent of this.dependents) await dependent.moved(tx, userId, before);
  }
}

/** The question about the requests that can go along, by name; an emergency is asked about first. */
function openWords(open: readonly RequestAtAddress[], whose: 'own' | 'theirs'): string[] {
  if (open.length === 0) return [];
  const about = open.some(({ isEmergency }) => isEmergency) ? 'emergency' : 'requests';
  const names = open.map(({ name }) => name).join(', ');
  return [serverText(currentLocale(), `answers.moving.${whose}.${about}`, { names })];
}
