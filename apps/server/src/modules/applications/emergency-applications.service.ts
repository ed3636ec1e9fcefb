import type { OwnApplication } from '@karov/api-client';
import type { Address } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { Tx } from '../../platform/signals/signals.js';
import { CategoriesService } from '../categories/index.js';
import { NeedEndingsService } from '../needs/index.js';
import { countedAddress, UserDetailsRepository, UsersRepository } from '../users/index.js';
import { ApplicationFilingService } from './application-filing.service.js';
import { ApplicationSourcesService } from './application-sources.service.js';
import { ApplicationViewsService } from './application-views.service.js';
import { defaultPriority, requirementsOf } from './applications.policy.js';
import { ApplicationsRepository } from './applications.repository.js';
import { type NewApplication, NOWHERE } from './applications.types.js';
import { EMERGENCY_DESCRIPTION, UNPROVEN_EMERGENCY_DESCRIPTION } from './stored-texts.js';

/** Emergencies outside events (rule 50): requests of their own kind, always dispatched, never expiring. */
@Injectable()
export class EmergencyApplicationsService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly categories: CategoriesService,
    private readonly details: UserDetailsRepository,
    private readonly users: UsersRepository,
    private readonly filing: ApplicationFilingService,
    private readonly applications: ApplicationsRepository,
    private readonly sources: ApplicationSourcesService,
    private readonly endings: NeedEndingsService,
    private readonly views: ApplicationViewsService,
  ) {}

  /**
   * Raises an emergency at a place, or at the person's applicable address; a second press returns the first
   * emergency (rules 50, 75).
   */
  async raise(tx: Tx, seekerId: number, place: Address | null = null): Promise<void> {
    await this.filing.open(tx, await this.rowOf(seekerId, place));
  }

  /**
   * Lets an emergency that its event left behind go on at the person's applicable address. Its clock goes on
   * too: the person has waited since the button was pressed (rule 50). `isTold` says that they already read
   * that the search goes on.
   */
  async goOn(
    tx: Tx,
    seekerId: number,
    { openedAt, isTold }: { openedAt: Date; isTold: boolean },
  ): Promise<void> {
    const row = { ...(await this.rowOf(seekerId, null)), createdAt: openedAt };
    await this.filing.open(tx, row, isTold ? 'already' : 'goesOn');
  }

  /**
   * Raises an emergency for a caller who has a person's number but may be somebody else (rule 237): at the
   * place they named, kept as text if it is not found, and without that person's address or wishes.
   */
  async raiseUnproven(tx: Tx, seekerId: number, place: Address | null, words: string): Promise<void> {
    const row = await this.rowOf(seekerId, place);
    await this.filing.open(tx, {
      ...row,
      origin: place ?? { ...NOWHERE, text: words },
      ...requirementsOf(null),
      otherAddress: true,
      description: UNPROVEN_EMERGENCY_DESCRIPTION,
    });
  }

  /** Whether the person has an active emergency. */
  async isActive(seekerId: number): Promise<boolean> {
    return (await this.applications.activeEmergency(seekerId)) !== null;
  }

  /** A person's active emergency as they see it, or null. */
  async active(seekerId: number): Promise<OwnApplication | null> {
    const application = await this.applications.activeEmergency(seekerId);
    if (!application) return null;
    const [view] = await this.views.own([application], seekerId);
    return view ?? null;
  }

  /** A person's newest emergency that ended after a given time, as they see it, or null (rule 74). */
  async ended(seekerId: number, since: Date): Promise<{ request: OwnApplication; endedAt: Date } | null> {
    const application = await this.applications.endedEmergency(seekerId, since);
    if (!application?.endedAt) return null;
    const [request] = await this.views.own([application], seekerId);
    return request ? { request, endedAt: application.endedAt } : null;
  }

  /** Closes a person's active emergency; false when there is none. */
  async close(tx: Tx, seekerId: number): Promise<boolean> {
    const active = await this.applications.activeEmergency(seekerId);
    const locked = active && (await this.sources.lock(active.id));
    if (!locked) return false;
    await this.endings.end(tx, locked, 'close', seekerId);
    return true;
  }

  /** Makes two presses by one person wait for each other until the transaction ends. */
  lock(seekerId: number): Promise<void> {
    return this.applications.lockSeeker(seekerId);
  }

  private async rowOf(seekerId: number, place: Address | null): Promise<NewApplication> {
    const now = this.clock.now();
    // One after the other, since the transaction has only one connection.
    const category = await this.categories.emergency();
    const details = await this.details.find(seekerId);
    const asker = await this.users.asker(seekerId);
    return {
      isExercise: this.config.exercise,
      origin: place ?? (details && countedAddress(details)),
      destination: null,
      ...requirementsOf(asker),
      categoryId: category.id,
      type: category.type,
      userId: seekerId,
      createdBy: seekerId,
      isEmergency: true,
      helpType: category.helpType,
      needsVehicle: false,
      description: EMERGENCY_DESCRIPTION,
      arrivalDate: null,
      arrivalTime: null,
      expirationDate: null,
      dueAt: null,
      otherAddress: place !== null,
      labelPriority: defaultPriority(true, null, now),
      idempotencyKey: null,
      createdAt: now,
      updatedAt: now,
    };
  }
}
