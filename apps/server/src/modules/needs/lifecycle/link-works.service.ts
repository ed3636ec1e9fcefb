import type { LinkWork } from '@karov/api-client';
import {
  addressFromWire,
  bandBetween,
  type HelpType,
  knownSquare,
  type LinkWorkState,
  type Matters,
  NO_MATTERS,
} from '@karov/domain';
import { type ServerTextKey, serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { fail } from '../../../platform/errors/fail.js';
import { currentLocale } from '../../../platform/http/request-context.js';
import type { Tx } from '../../../platform/signals/signals.js';
import {
  contactOf,
  HelpProfileLooksService,
  UserDetailsRepository,
  UsersRepository,
} from '../../users/index.js';
import { deedWords } from '../messages/need-messages.service.js';
import { isActDone, isUnderWay, type LockedNeed, linkWorkState, volunteerActs } from '../need.js';
import { type AssignmentRecord, NeedsRepository } from '../needs.repository.js';
import type { LinkActDto } from './link-act.dto.js';
import { NeedEndingsService } from './need-endings.service.js';
import { NeedLifecycleService } from './need-lifecycle.service.js';
import { NeedSources } from './need-sources.js';

/** What a link leads to after a yes: a hold, its help seeker and its place, as its source provides them. */
export interface WorkOfLink {
  hold: AssignmentRecord;
  seekerId: number;
  eventId: number | null;
  helpType: HelpType;
  /** the hour of a ride; null for other help */
  rideAt: Date | null;
  addresses: { origin_address: string; destination_address: string };
  /** whether the person has moved since the need got its address (rule 61) */
  isAddressChanged: boolean;
}

const STATE_TEXTS: Readonly<Record<LinkWorkState, ServerTextKey>> = {
  waiting: 'requests.link.waiting',
  waiting_urgent: 'requests.link.waitingUrgent',
  approved: 'requests.link.approved',
  on_way: 'requests.link.onWay',
  arrived: 'requests.link.arrived',
  completed: 'requests.link.completed',
  withdrawn: 'requests.link.withdrawn',
  rejected: 'requests.link.rejected',
  released: 'requests.link.released',
  replaced: 'requests.link.replaced',
  over: 'requests.link.ended',
  unconfirmed: 'requests.link.unconfirmed',
};

/** The texts that differ for help by telephone. */
const PHONE_TEXTS: Readonly<Partial<Record<LinkWorkState, ServerTextKey>>> = {
  waiting: 'requests.link.waitingByPhone',
  approved: 'requests.link.approvedByPhone',
};

const DONE_TEXTS = {
  on_way: 'requests.answers.progress',
  arrived: 'requests.answers.progress',
  complete: 'requests.answers.completed',
  withdraw: 'requests.answers.withdrawn',
} as const;

/**
 * The work that a volunteer's link leads to, whatever its source: its state, and what the volunteer can do
 * with it without signing in (rule 212).
 */
@Injectable()
export class LinkWorksService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly details: UserDetailsRepository,
    private readonly looks: HelpProfileLooksService,
    private readonly needs: NeedsRepository,
    private readonly sources: NeedSources,
    private readonly lifecycle: NeedLifecycleService,
    private readonly endings: NeedEndingsService,
  ) {}

  /** Returns the work as the page of the link shows it; null for a refusal. */
  async shown(work: WorkOfLink): Promise<LinkWork | null> {
    const { hold, helpType } = work;
    const state = linkWorkState(hold);
    if (state === null) return null;
    return {
      hold_id: hold.id,
      state,
      state_text: workText(state, helpType),
      is_by_phone: helpType === 'phone',
      contact: isUnderWay(hold) ? await this.contact(work) : null,
      abilities: volunteerActs(hold, work, this.clock.now()),
    };
  }

  /**
   * Carries out the volunteer's action on the hold shown on the link's page; a second press gets the same
   * response. `isLive` says that the code has not expired, which matters only until the approval (rule 29).
   * @throws NOT_ALLOWED_NOW, LINK_EXPIRED
   */
  async act(
    work: Pick<WorkOfLink, 'hold' | 'eventId' | 'helpType' | 'rideAt'>,
    dto: LinkActDto,
    isLive: boolean,
  ): Promise<string> {
    const { needId, volunteerId } = work.hold;
    await this.database.transaction(async (tx) => {
      const locked = await this.sources.lock({ needId, eventId: work.eventId });
      const hold = await this.needs.holdOf(needId, volunteerId);
      if (!locked || hold?.id !== dto.hold_id) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      if (isActDone(hold, dto.act)) return;
      if (locked.hold?.id !== hold.id || !volunteerActs(hold, work, this.clock.now()).includes(dto.act))
        return fail('NOT_ALLOWED_NOW', { field: 'message' });
      if (!isLive && !isUnderWay(hold)) return fail('LINK_EXPIRED', { field: 'message' });
      await this.carryOut(tx, locked, dto, volunteerId);
    });
    return serverText(currentLocale(), DONE_TEXTS[dto.act]);
  }

  private async carryOut(
    tx: Tx,
    locked: LockedNeed,
    { act, note }: LinkActDto,
    actorId: number,
  ): Promise<void> {
    if (act === 'complete') return this.endings.end(tx, locked, 'complete', actorId);
    if (act !== 'withdraw') return this.lifecycle.progress(tx, locked, act, actorId);
    await this.lifecycle.release(tx, locked, { note: note || null, actorId });
  }

  /**
   * Returns the contact of the person to help. Reading what a helper must know is recorded as a view, which
   * the person can see (rule 67).
   */
  private async contact({
    hold,
    seekerId,
    helpType,
    addresses,
    isAddressChanged,
  }: WorkOfLink): Promise<LinkWork['contact']> {
    const reader = { userId: hold.volunteerId, role: 'volunteer' } as const;
    const [people, details, matters] = await Promise.all([
      this.users.people([seekerId, hold.volunteerId]),
      this.details.findMany([seekerId]),
      helpType === 'phone' ? new Map<number, Matters>() : this.looks.matters(reader, [seekerId]),
    ]);
    const seeker = people.get(seekerId);
    if (!seeker) return null;
    return {
      full_name: seeker.fullName,
      ...contactOf(seeker),
      ...(helpType === 'phone' ? { origin_address: '', destination_address: '' } : addresses),
      is_address_changed: isAddressChanged && helpType !== 'phone',
      comments: details[0]?.comments ?? '',
      ...(matters.get(seekerId) ?? NO_MATTERS),
      ...(helpType === 'phone' ? NO_WAY : wayFrom(people.get(hold.volunteerId), addresses.origin_address)),
    };
  }
}

/** Help by telephone involves no travel (rule 212). */
const NO_WAY = { distance_band: null, from: null };

/** Returns the distance from the volunteer's own address to the need, and the square of that address. */
function wayFrom(
  volunteer: { lat: number | null; lon: number | null } | undefined,
  origin: string,
): Pick<NonNullable<LinkWork['contact']>, 'distance_band' | 'from'> {
  return { distance_band: bandBetween(addressFromWire(origin), volunteer), from: knownSquare(volunteer) };
}

function workText(state: LinkWorkState, helpType: HelpType): string {
  const locale = currentLocale();
  const text = (helpType === 'phone' && PHONE_TEXTS[state]) || STATE_TEXTS[state];
  return serverText(locale, text, deedWords(helpType, locale));
}
