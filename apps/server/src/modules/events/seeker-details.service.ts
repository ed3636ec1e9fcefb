import type { SeekerDetails } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { isConcealed, RegionsRepository } from '../regions/index.js';
import { HelpProfileLooksService, UsersRepository } from '../users/index.js';
import { EventDeskService } from './event-desk.service.js';
import { hasSeekerAnswered } from './events.policy.js';

/** The details of a help seeker's disability and health in an event, for staff who work with the event. */
@Injectable()
export class SeekerDetailsService {
  constructor(
    private readonly regions: RegionsRepository,
    private readonly users: UsersRepository,
    private readonly desk: EventDeskService,
    private readonly looks: HelpProfileLooksService,
  ) {}

  /**
   * Returns the person's own statements; the view is recorded (rule 67).
   * @throws NOT_FOUND when the event or the person is out of the caller's reach; then nothing is recorded
   */
  async look(caller: Caller, requestId: number): Promise<SeekerDetails> {
    const { request } = await this.desk.require(caller, requestId);
    const person = (await this.users.people([request.userId])).get(request.userId);
    if (isConcealed(await this.regions.reachOf(caller), person?.state ?? '', hasSeekerAnswered(request)))
      return fail('NOT_FOUND');
    return this.looks.look(caller, request.userId);
  }
}
