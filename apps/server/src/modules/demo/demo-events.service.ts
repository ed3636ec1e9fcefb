import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Timetable } from '../../platform/clock/timetable.js';
import type { Caller } from '../../platform/security/caller.js';
import { EventDeskService, EventsService } from '../events/index.js';
import { OptionsService } from '../options/index.js';
import { PlacesService } from '../places/index.js';
import { DemoRepository } from './demo.repository.js';
import { demoAccount } from './demo-accounts.js';

interface Plan {
  type: 'flood' | 'food_packages';
  text: 'flood' | 'parcels';
  town: string;
  radius: number;
  isAutoAssign: boolean;
}

const FLOOD: Plan = { type: 'flood', text: 'flood', town: 'באר שבע', radius: 6, isAutoAssign: true };
const PARCELS: Plan = {
  type: 'food_packages',
  text: 'parcels',
  town: 'אשדוד',
  radius: 5,
  isAutoAssign: false,
};

/**
 * Two running events, so that lists and maps have content. Both are in the south, away from the demo
 * accounts, and nothing in them depends on the passing of time, so they do not disturb what people try out
 * elsewhere.
 */
@Injectable()
export class DemoEventsService {
  constructor(
    private readonly events: EventsService,
    private readonly desk: EventDeskService,
    private readonly options: OptionsService,
    private readonly places: PlacesService,
    private readonly timetable: Timetable,
    private readonly repository: DemoRepository,
  ) {}

  /** Creates the events if there are none yet. */
  async ensure(): Promise<void> {
    if (await this.repository.hasEvents()) return;
    const { phone } = demoAccount('managerCenter');
    const userId = (await this.repository.idsOf([phone])).get(phone);
    if (userId === undefined) return;
    const manager: Caller = { userId, role: 'manager', sessionId: 'demo' };
    await this.playFlood(manager, await this.create(manager, FLOOD));
    await this.playParcels(manager, await this.create(manager, PARCELS));
  }

  /**
   * Plays an event with automatic dispatch: one volunteer declines, the next comes; one assignment is
   * approved, another waits for approval.
   */
  private async playFlood(manager: Caller, eventId: number): Promise<void> {
    const [first, second, third] = await this.repository.needs(eventId);
    if (first === undefined || second === undefined || third === undefined) return;
    await this.desk.answerForUser(manager, first, true);
    await this.answerCall(manager, first, false);
    await this.answerCall(manager, first, true);
    await this.desk.approve(manager, first);
    await this.desk.answerForUser(manager, second, true);
    await this.answerCall(manager, second, true);
    await this.desk.answerForUser(manager, third, false);
  }

  /**
   * Plays an event without it: the manager assigns people by hand; one parcel is delivered, one is on its
   * way, one still waits for a volunteer.
   */
  private async playParcels(manager: Caller, eventId: number): Promise<void> {
    const [delivered, underWay, open] = await this.repository.needs(eventId);
    const [runner, driver, ready, busy] = await this.repository.openCalls(eventId);
    for (const call of [runner, driver, ready])
      if (call !== undefined) await this.desk.answerForVolunteer(manager, call, true);
    if (busy !== undefined) await this.desk.answerForVolunteer(manager, busy, false);
    for (const need of [delivered, underWay, open])
      if (need !== undefined) await this.desk.answerForUser(manager, need, true);
    if (underWay !== undefined && driver !== undefined) await this.desk.assign(manager, underWay, driver);
    if (delivered === undefined || runner === undefined) return;
    await this.desk.assign(manager, delivered, runner);
    await this.desk.complete(manager, delivered, null);
  }

  /** Answers for the volunteer whom the dispatch has called for a need. */
  private async answerCall(manager: Caller, needId: number, isReady: boolean): Promise<void> {
    await this.timetable.runDue();
    const [call] = await this.repository.openCallsFor(needId);
    if (call !== undefined) await this.desk.answerForVolunteer(manager, call, isReady);
  }

  private async create(manager: Caller, plan: Plan): Promise<number> {
    const [place] = await this.places.suggest(plan.town, 'he-IL');
    const type = (await this.options.list('event_types', 'he-IL')).find(({ key }) => key === plan.type);
    if (!place || !type) throw new Error(`the demo's event in ${plan.town} cannot be made`);
    return this.events.create(manager, {
      event_list_id: type.id,
      radius: plan.radius,
      address: place.raw,
      description: serverText('he-IL', `demo.events.${plan.text}`),
      type_of_help_required: 'physical',
      status: true,
      is_auto_assign: plan.isAutoAssign,
    });
  }
}
