import { type Address } from '@karov/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { Signals } from '../../platform/signals/signals.js';
import {
  contextOf,
  isFree,
  NeedEndingsService,
  NeedLifecycleService,
  NeedMessagesService,
  type SingleNeed,
} from '../needs/index.js';
import {
  type AddressDependent,
  AddressDependents,
  type OpenAtAddress,
  personDeleted,
  personErased,
  UserDetailsRepository,
} from '../users/index.js';
import { ApplicationSourcesService } from './application-sources.service.js';
import { ApplicationsRepository } from './applications.repository.js';
import { applicationChanged } from './applications.signals.js';

/** Moves or ends a person's requests when the person moves (rule 61) or is deleted. */
@Injectable()
export class ApplicationAddressMovesService implements OnModuleInit, AddressDependent {
  constructor(
    private readonly dependents: AddressDependents,
    private readonly signals: Signals,
    private readonly clock: Clock,
    private readonly details: UserDetailsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly sources: ApplicationSourcesService,
    private readonly lifecycle: NeedLifecycleService,
    private readonly endings: NeedEndingsService,
    private readonly messages: NeedMessagesService,
  ) {}

  onModuleInit(): void {
    this.dependents.register(this);
    this.signals.onWithin(personErased, ({ userId }, tx) => this.erased(tx, userId));
    this.signals.onWithin(personDeleted, ({ userId, actorId }, tx) => this.endAll(tx, userId, actorId));
  }

  async countOpen(userId: number): Promise<OpenAtAddress> {
    const live = (await this.applications.lockLiveOf(userId)).filter(({ otherAddress }) => !otherAddress);
    const open = live.filter(({ status }) => status === 'open');
    return {
      requests: open.length,
      emergencies: open.filter(({ isEmergency }) => isEmergency).length,
      held: live.length - open.length,
    };
  }

  async moved(tx: Tx, userId: number): Promise<void> {
    const home = (await this.details.find(userId))?.residential ?? null;
    for (const application of await this.applications.lockLiveOf(userId)) {
      if (application.otherAddress) continue;
      if (application.status === 'in treatment') await this.keep(tx, application);
      else await this.move(tx, application, home);
      await tx.signal(applicationChanged, {
        applicationId: application.id,
        userId,
        volunteerId: application.volunteerId,
      });
    }
  }

  /**
   * The requests stay where they are. Their place becomes an address of their own, which a later move does
   * not change either.
   */
  async stayed(tx: Tx, userId: number): Promise<void> {
    for (const application of await this.applications.lockLiveOf(userId)) {
      if (!application.otherAddress)
        await this.applications.update(application.id, { otherAddress: true, updatedAt: this.clock.now() });
    }
  }

  /**
   * An open request moves with the person and is dispatched again. A volunteer who still awaits approval does
   * not know the address yet.
   */
  private async move(tx: Tx, application: SingleNeed, home: Address | null): Promise<void> {
    const place = await this.applications.move(application.id, home, this.clock.now());
    if (isFree(application))
      await this.lifecycle.seek(tx, await this.sources.toLocked({ ...application, ...place }));
  }

  /** A volunteer is on it: the request stays where it is, and the admins are told. */
  private async keep(tx: Tx, application: SingleNeed): Promise<void> {
    await this.applications.update(application.id, { isAddressChanged: true, updatedAt: this.clock.now() });
    const context = contextOf({ need: application, event: null });
    await this.messages.toStaffAbout(tx, context, 'staffAddressChanged', application.userId);
    // For help by telephone nobody travels, and no address is mentioned (rule 124).
    if (application.volunteerId !== null && application.helpType !== 'phone')
      await this.messages.toVolunteer(tx, context, 'volunteerAddressChanged', application.volunteerId);
  }

  /** Ends all searches for help for a person who has left. */
  private async endAll(tx: Tx, userId: number, actorId: number): Promise<void> {
    for (const application of await this.applications.lockLiveOf(userId)) {
      await this.endings.end(tx, await this.sources.toLocked(application), 'close', actorId);
    }
  }

  /**
   * Ends the requests of an erased person, and returns requests that they hold as a volunteer to the pool.
   */
  private async erased(tx: Tx, userId: number): Promise<void> {
    await this.endAll(tx, userId, userId);
    for (const application of await this.applications.lockHeldBy(userId)) {
      await this.lifecycle.release(tx, await this.sources.toLocked(application), { actorId: userId });
    }
  }
}
