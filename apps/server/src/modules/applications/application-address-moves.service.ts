import { type Address } from '@karov/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Tx } from '../../platform/signals/signals.js';
import { Signals } from '../../platform/signals/signals.js';
import { CategoriesService } from '../categories/index.js';
import {
  contextOf,
  isFree,
  KeptAddressService,
  NeedEndingsService,
  NeedLifecycleService,
  type SingleNeed,
} from '../needs/index.js';
import {
  type AddressDependent,
  AddressDependents,
  personDeleted,
  personErased,
  type RequestAtAddress,
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
    private readonly kept: KeptAddressService,
    private readonly categories: CategoriesService,
  ) {}

  onModuleInit(): void {
    this.dependents.register(this);
    this.signals.onWithin(personErased, ({ userId }, tx) => this.erased(tx, userId));
    this.signals.onWithin(personDeleted, ({ userId, actorId }, tx) => this.endAll(tx, userId, actorId));
  }

  async atAddress(userId: number): Promise<RequestAtAddress[]> {
    const live = (await this.applications.lockLiveOf(userId)).filter(({ otherAddress }) => !otherAddress);
    const names = await this.categories.labels(
      live.map(({ categoryId }) => categoryId),
      currentLocale(),
    );
    return live.flatMap((application) => {
      const { categoryId, isEmergency, helpType, originText } = application;
      const volunteerId = helperOf(application);
      if (volunteerId !== null && helpType === 'phone') return [];
      return {
        name: names.get(categoryId) ?? '',
        isEmergency,
        held: volunteerId === null ? null : { volunteerId, address: originText },
      };
    });
  }

  async moved(tx: Tx, userId: number): Promise<void> {
    const home = (await this.details.find(userId))?.residential ?? null;
    for (const application of await this.applications.lockLiveOf(userId)) {
      if (application.otherAddress) continue;
      const volunteerId = helperOf(application);
      if (volunteerId === null) await this.move(tx, application, home);
      else await this.keep(tx, application, volunteerId);
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
      if (application.otherAddress) continue;
      const volunteerId = helperOf(application);
      if (volunteerId !== null) await this.keep(tx, application, volunteerId);
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

  /** A volunteer is on it: the request stays where it is, and both are told. */
  private async keep(tx: Tx, application: SingleNeed, volunteerId: number): Promise<void> {
    await this.applications.update(application.id, { isAddressChanged: true, updatedAt: this.clock.now() });
    await this.kept.tell(tx, contextOf({ need: application, event: null }), volunteerId);
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

/** The volunteer who helps already, and so knows the address; null while a request is open. */
function helperOf({ status, volunteerId }: SingleNeed): number | null {
  return status === 'in treatment' ? volunteerId : null;
}
