import { type Address, isRecord, type ValidatedApplication, validateApplication } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { readId } from '../../platform/http/id.pipe.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { CategoriesService, type Category } from '../categories/index.js';
import { askedAnew, NeedLifecycleService, NeedMessagesService, type SingleNeed } from '../needs/index.js';
import { PlacesService } from '../places/index.js';
import { type Asker, requireAsking, UsersRepository } from '../users/index.js';
import { ApplicationSourcesService } from './application-sources.service.js';
import { defaultPriority, requirementsOf } from './applications.policy.js';
import { ApplicationsRepository } from './applications.repository.js';
import { type NewApplication } from './applications.types.js';

/** The person a request is for, and the person who files it. */
export interface FilingParties {
  seekerId: number;
  authorId: number;
  /** the districts of the person who files it; unset where they do not matter */
  states?: readonly string[] | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Files help requests: a person's own, an admin's, and those of the signed-out wizard. The rules are the
 * forms' (rules 123, 131).
 */
@Injectable()
export class ApplicationFilingService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly activity: ActivityService,
    private readonly categories: CategoriesService,
    private readonly places: PlacesService,
    private readonly users: UsersRepository,
    private readonly applications: ApplicationsRepository,
    private readonly sources: ApplicationSourcesService,
    private readonly lifecycle: NeedLifecycleService,
    private readonly messages: NeedMessagesService,
  ) {}

  /**
   * Returns the category named by a form.
   * @throws CATEGORY_UNKNOWN
   */
  async category(form: unknown): Promise<Category> {
    const id = isRecord(form) ? readId(form['category_id']) : null;
    const category = id === null ? null : await this.categories.find(id);
    return category && !category.isEmergency ? category : fail('CATEGORY_UNKNOWN', { field: 'category_id' });
  }

  /**
   * Files a request; a second click with the same key returns the first one's id.
   * @throws ValidationFailure, CATEGORY_UNKNOWN, CATEGORY_IN_USE, RIDE_TOO_CLOSE, OUTSIDE_REGIONS when it
   * arises outside its author's regions (rule 80)
   */
  file(form: unknown, parties: FilingParties): Promise<number> {
    return this.database.transaction(async (tx) => {
      const category = await this.category(form);
      const seeker = await this.users.asker(parties.seekerId);
      if (!seeker) return fail('SEEKER_UNKNOWN', { field: 'user_id' });
      if (parties.authorId === parties.seekerId) requireAsking(seeker);
      const application = this.validate(form, category, seeker.home !== null);
      const row = this.rowOf(application, category, seeker, parties, keyOf(form));
      if (parties.states && !parties.states.includes(row.origin?.state ?? ''))
        return fail('OUTSIDE_REGIONS', { field: 'origin_address' });
      return this.insert(tx, row);
    });
  }

  /**
   * Returns the validated form.
   * @throws ValidationFailure with the paths that the wizard marks
   */
  validate(form: unknown, category: Category, hasHomeAddress: boolean): ValidatedApplication {
    const { application, faults } = validateApplication(form, {
      type: category.type,
      now: this.clock.now(),
      hasHomeAddress,
      isByPhone: category.helpType === 'phone',
    });
    if (faults.length > 0) throw new ValidationFailure(faults);
    return application;
  }

  private rowOf(
    application: ValidatedApplication,
    category: Category,
    seeker: Asker,
    { seekerId, authorId }: FilingParties,
    idempotencyKey: string | null,
  ): NewApplication {
    const now = this.clock.now();
    const isRide = category.type === 1;
    return {
      isExercise: this.config.exercise,
      origin: application.origin === null ? seeker.home : this.address(application.origin, 'origin_address'),
      destination:
        application.destination === null
          ? null
          : this.address(application.destination, 'destination_address'),
      ...requirementsOf(seeker),
      categoryId: category.id,
      type: category.type,
      userId: seekerId,
      createdBy: authorId,
      description: application.description,
      arrivalDate: application.arrivalDate,
      arrivalTime: application.arrivalTime,
      expirationDate: application.expirationDate,
      dueAt: application.dueAt,
      otherAddress: application.isOtherAddress,
      helpType: category.helpType,
      isEmergency: false,
      needsVehicle: isRide,
      labelPriority: defaultPriority(false, isRide ? application.dueAt : null, now),
      idempotencyKey,
      createdAt: now,
      updatedAt: now,
    };
  }

  private async insert(tx: Tx, row: NewApplication): Promise<number> {
    // Rides are kept hours apart, which no index can express; the indexes on open requests and on keys ensure
    // everything else.
    if (row.type === 1 && row.dueAt) {
      await this.applications.lockSeeker(row.userId);
      const known = await this.sameAs(row);
      if (known !== null) return known;
      if (await this.applications.hasRideAround(row.userId, row.categoryId, row.type, row.dueAt))
        return fail('RIDE_TOO_CLOSE', { field: 'category_id' });
    }
    const opened = await this.open(tx, row);
    return opened?.id ?? (await this.sameAs(row)) ?? fail('CATEGORY_IN_USE', { field: 'category_id' });
  }

  /** The id of a request already filed with the same key, or null. */
  private async sameAs({ createdBy, idempotencyKey }: NewApplication): Promise<number | null> {
    return idempotencyKey === null ? null : this.applications.findByKey(createdBy, idempotencyKey);
  }

  /**
   * Opens a request: its person is notified, and the search begins. Returns null if they already have such a
   * request. One that goes on from an event is told of once, in words of its own or by its event (rule 50).
   */
  async open(
    tx: Tx,
    row: NewApplication,
    told: 'received' | 'goesOn' | 'already' = 'received',
  ): Promise<SingleNeed | null> {
    const application = await this.applications.insert(row);
    if (application === null) return null;
    await tx.signal(askedAnew, { userId: row.userId });
    if (told !== 'received') await this.applications.markAsked([application.id], this.clock.now());
    const action = row.isEmergency ? 'emergency' : 'created';
    const newValues = { status: 'open', is_approved: 0 };
    await this.activity.record([
      { subjectType: 'application', subjectId: application.id, actorId: row.createdBy, action, newValues },
    ]);
    const filed = await this.sources.toLocked(application);
    if (told !== 'already') await this.messages.toSeeker(tx, filed.source.context, told);
    if (row.isEmergency) await this.messages.toStaff(tx, filed.source.context, 'staffEmergency');
    await this.lifecycle.seek(tx, filed);
    await filed.source.changed(tx, null);
    return application;
  }

  private address(wire: string, field: string): Address {
    const address = this.places.fromWire(wire);
    if (!address) throw new ValidationFailure([{ path: field, key: this.places.faultOf(wire), params: {} }]);
    return address;
  }
}

function keyOf(form: unknown): string | null {
  const key = isRecord(form) ? form['idempotency_key'] : null;
  return typeof key === 'string' && UUID.test(key) ? key : null;
}
