import type { AdminApplication, ApplicationLocation, OwnApplication, PersonCard } from '@karov/api-client';
import {
  bandBetween,
  type DistanceBand,
  type Gender,
  type HelpStep,
  isUrgentPriority,
  type Locale,
  type Matters,
  NO_MATTERS,
  shownApplicationStatus,
} from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { lookUp } from '../../platform/database/rows.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { CategoriesService } from '../categories/index.js';
import {
  type AssignmentRecord,
  DispatchStates,
  deskState,
  helpStep,
  isApprovedSoon,
  LOOKED_FOR,
  momentWords,
  NeedAttendanceRepository,
  NeedsRepository,
  type SearchStanding,
  SearchStandingService,
  type SingleNeed,
  systemNotesOf,
  unheldState,
} from '../needs/index.js';
import { OptionsService } from '../options/index.js';
import { addressForCaller, PlacesService } from '../places/index.js';
import {
  contactOf,
  HelpProfileLooksService,
  NO_MANNER,
  type Person,
  UserDetailsRepository,
  UsersRepository,
} from '../users/index.js';
import { VolunteerCallsRepository, VolunteerFactsRepository } from '../volunteers/index.js';
import { adminAbilities, isOverdue, ownAbilities } from './applications.policy.js';
import { destinationOf, originOf } from './applications.types.js';
import { FeedbackRepository } from './feedback.repository.js';
import { descriptionIn } from './stored-texts.js';

interface Shared {
  locale: Locale;
  now: Date;
  labels: Map<number, string>;
  people: Map<number, Person>;
  holds: Map<number, AssignmentRecord>;
}

/** What a view for admins contains beside the request. */
export interface AdminViewOptions {
  withDisabilities: boolean;
  withMatters?: boolean;
  withRefused?: boolean;
}

/** Requests as their owners and admins see them; a page's data is read in a few queries. */
@Injectable()
export class ApplicationViewsService {
  constructor(
    private readonly clock: Clock,
    private readonly categories: CategoriesService,
    private readonly options: OptionsService,
    private readonly users: UsersRepository,
    private readonly details: UserDetailsRepository,
    private readonly looks: HelpProfileLooksService,
    private readonly calls: VolunteerCallsRepository,
    private readonly facts: VolunteerFactsRepository,
    private readonly needs: NeedsRepository,
    private readonly feedback: FeedbackRepository,
    private readonly dispatch: DispatchStates,
    private readonly attendance: NeedAttendanceRepository,
    private readonly search: SearchStandingService,
    private readonly sealed: SealedTexts,
    private readonly places: PlacesService,
  ) {}

  /** The requests as their owner sees them. */
  async own(applications: readonly SingleNeed[], userId: number): Promise<OwnApplication[]> {
    const ids = applications.map((application) => application.id);
    const [shared, asked, resting, standing, feedback] = await Promise.all([
      this.shared(
        applications,
        applications.map((one) => one.coordinatorId),
      ),
      this.calls.counts(ids),
      this.dispatch.restingOf(ids),
      this.search.of(ids),
      this.feedback.of(userId, ids),
    ]);
    const genders = await this.facts.genders([...shared.holds.values()].map((hold) => hold.volunteerId));
    return applications.map((application) =>
      this.toOwn(
        application,
        { ...shared, genders },
        {
          asked: asked.get(application.id)?.asked ?? 0,
          restsUntil: resting.get(application.id) ?? null,
          standing: standing(application),
        },
        feedback.get(application.id),
      ),
    );
  }

  /**
   * The requests as staff see them. Disabilities are included only if viewing them is recorded (rule 67).
   * Only admins have conversations about single requests (rule 80). With `withRefused`, an open request whose
   * last volunteer was refused is shown with that volunteer, as rejected (rule 139).
   */
  async admin(
    caller: Caller,
    applications: readonly SingleNeed[],
    options: AdminViewOptions,
  ): Promise<AdminApplication[]> {
    const seekers = applications.map((application) => application.userId);
    const ids = applications.map((application) => application.id);
    const [shared, runs, attendance, details] = await Promise.all([
      this.shared(
        applications,
        applications.flatMap((one) => [one.coordinatorId, one.createdBy]),
      ),
      this.dispatch.summaries(ids),
      this.attendance.of(ids, this.clock.now()),
      this.details.findMany(seekers),
    ]);
    const words = options.withDisabilities
      ? await this.disabilityWords(shared, seekers)
      : new Map<number, string[]>();
    const matters =
      (options.withMatters ?? options.withDisabilities)
        ? await this.looks.matters(caller, seekers)
        : new Map<number, Matters>();
    const cards = new Map(
      details.map((one): [number, PersonCard] => [
        one.id,
        {
          id: one.id,
          full_name: one.fullName,
          ...contactOf(one),
          email: one.email,
          residential_address: one.residential ? addressForCaller(one.residential) : '',
          arrival_address: one.arrival ? addressForCaller(one.arrival) : '',
          comments: one.comments,
        },
      ]),
    );
    return applications.map((application) => ({
      ...this.toAdmin(application, shared, cards, {
        disabilities: words.get(application.userId) ?? [],
        withRefused: options.withRefused ?? false,
      }),
      ...deskState(attendance.get(application.id) ?? null),
      ...(matters.get(application.userId) ?? NO_MATTERS),
      abilities: adminAbilities(application, holdOf(application, shared), caller),
      dispatch: runs.get(application.id) ?? null,
    }));
  }

  private async shared(
    applications: readonly SingleNeed[],
    more: readonly (number | null)[],
  ): Promise<Shared> {
    const locale = currentLocale();
    const holds = await this.needs.lastHolds(applications.map((application) => application.id));
    const [labels, people] = await Promise.all([
      this.categories.labels([...new Set(applications.map((application) => application.categoryId))], locale),
      this.users.people([
        ...applications.flatMap((one) => [one.userId, one.volunteerId]),
        ...[...holds.values()].map((hold) => hold.volunteerId),
        ...more,
      ]),
    ]);
    return { locale, now: this.clock.now(), labels, people, holds };
  }

  private async disabilityWords(
    { people, locale }: Shared,
    userIds: readonly number[],
  ): Promise<Map<number, string[]>> {
    const ids = userIds.flatMap((id) => people.get(id)?.disabilityIds ?? []);
    const labels = await this.options.labels([...new Set(ids)], locale);
    const wordsOf = ({
      disabilityIds,
      isUnreadable,
    }: Pick<Person, 'disabilityIds' | 'isUnreadable'>): string[] => [
      ...disabilityIds.flatMap((disability) => labels.get(disability) ?? []),
      ...(isUnreadable ? [serverText(locale, 'answers.unreadable')] : []),
    ];
    return new Map(userIds.map((id) => [id, wordsOf(people.get(id) ?? NOTHING_TOLD)]));
  }

  private toOwn(
    application: SingleNeed,
    shared: Shared & { genders: ReadonlyMap<number, Gender> },
    { asked, ...search }: { asked: number; restsUntil: Date | null; standing: SearchStanding },
    isWell: boolean | undefined,
  ): OwnApplication {
    const hold = holdOf(application, shared);
    const step = helpStep(application, hold, asked);
    const volunteer = volunteerFor(application, hold, shared);
    const coordinator = coordinatorOf(application, shared);
    const name = (step === 'coordinator' ? coordinator?.first_name : volunteer?.first_name) ?? '';
    return {
      ...common(application, shared, this.sealed),
      step,
      asked,
      volunteer,
      coordinator,
      state_text: ownStateText(
        application,
        { step, isSoon: hold !== null && isApprovedSoon(hold) },
        {
          name,
          gender: lookUp(shared.genders, hold?.volunteerId) ?? '',
          isUnconfirmed: shared.holds.get(application.id)?.ended === 'unconfirmed',
          ...search,
        },
        shared.locale,
      ),
      application_requested_volunteer: hold ? { is_approved: hold.isApproved } : null,
      feedback: isWell === undefined ? null : { is_well: isWell ? 1 : 0 },
      abilities: ownAbilities(application, isWell !== undefined),
    };
  }

  private toAdmin(
    application: SingleNeed,
    shared: Shared,
    cards: Map<number, PersonCard>,
    { disabilities, withRefused }: { disabilities: string[]; withRefused: boolean },
  ): Omit<
    AdminApplication,
    'dispatch' | 'abilities' | 'needs_coordinator' | 'needs_coordinator_since' | keyof Matters
  > {
    const last = shared.holds.get(application.id) ?? null;
    const hold = withRefused && isRefused(application, last) ? last : holdOf(application, shared);
    const volunteer = lookUp(shared.people, application.volunteerId ?? hold?.volunteerId);
    const nameOf = (id: number | null): string | null =>
      id === null ? null : (shared.people.get(id)?.fullName ?? null);
    const seeker = shared.people.get(application.userId);
    return {
      ...common(application, shared, this.sealed),
      user_id: application.userId,
      user: { ...(cards.get(application.userId) ?? noCard(application.userId, seeker)), disabilities },
      volunteer: volunteer
        ? {
            id: volunteer.id,
            full_name: volunteer.fullName,
            ...contactOf(volunteer),
            progress: application.volunteerId === null ? null : (hold?.progress ?? null),
          }
        : null,
      assignment: last && {
        id: last.id,
        is_approved: last.isApproved,
        ended: last.ended,
        created_at: last.createdAt.toISOString(),
      },
      application_requested_volunteer: hold ? { is_approved: hold.isApproved } : null,
      location: locationOf(application),
      town: this.places.townName(application.originCity, currentLocale()),
      waiting_since: waitingSince(application),
      priority: isUrgentPriority(application.labelPriority),
      is_address_changed: application.isAddressChanged,
      taken_over_by: nameOf(application.coordinatorId),
      created_by: application.createdBy === application.userId ? null : nameOf(application.createdBy),
    };
  }
}

/** The first name of the member of staff who took the request over. */
function coordinatorOf(
  { coordinatorId }: SingleNeed,
  { people }: Pick<Shared, 'people'>,
): OwnApplication['coordinator'] {
  const coordinator = coordinatorId === null ? undefined : people.get(coordinatorId);
  return coordinator ? { first_name: coordinator.firstName } : null;
}

/** The current or last hold of the request; null if there is none. */
function holdOf(application: SingleNeed, { holds }: Pick<Shared, 'holds'>): AssignmentRecord | null {
  const last = holds.get(application.id);
  return last !== undefined && last.volunteerId === application.volunteerId ? last : null;
}

/** Since when nobody has had an open request in hand. */
function waitingSince({ status, volunteerId, createdAt }: SingleNeed): string | null {
  return status === 'open' && volunteerId === null ? createdAt.toISOString() : null;
}

/** Whether the last volunteer of an open request that nobody holds was not approved or was released. */
function isRefused({ status, volunteerId }: SingleNeed, last: AssignmentRecord | null): boolean {
  return status === 'open' && volunteerId === null && last?.isApproved === 2;
}

/**
 * The volunteer as the owner may know them: the first name from acceptance, name and phone from approval
 * (rule 30).
 */
function volunteerFor(
  application: SingleNeed,
  hold: AssignmentRecord | null,
  { people }: Pick<Shared, 'people'>,
): OwnApplication['volunteer'] {
  const volunteer = application.volunteerId === null ? undefined : people.get(application.volunteerId);
  if (!volunteer) return null;
  const isApproved = hold?.isApproved === 1;
  const isReachable = isApproved && hold.ended === null;
  return {
    id: volunteer.id,
    first_name: volunteer.firstName,
    full_name: isApproved ? volunteer.fullName : null,
    ...(isReachable ? contactOf(volunteer) : { phone: null, ...NO_MANNER }),
    progress: hold?.progress ?? null,
    progress_at: hold?.progressAt?.toISOString() ?? null,
    distance_band: isReachable ? wayBand(application, volunteer) : null,
  };
}

const NOTHING_TOLD = { disabilityIds: [], isUnreadable: false };

/** The distance band of the volunteer; none for help by phone (rule 167). */
function wayBand(application: SingleNeed, volunteer: Person): DistanceBand | null {
  return application.helpType === 'phone' ? null : bandBetween(originOf(application), volunteer);
}

/** The fields that owners and admins share. */
function common(
  application: SingleNeed,
  { labels, now, locale }: Pick<Shared, 'labels' | 'now' | 'locale'>,
  sealed: SealedTexts,
) {
  const origin = originOf(application);
  const destination = destinationOf(application);
  const label = labels.get(application.categoryId) ?? '';
  return {
    id: application.id,
    status: application.status,
    ended_by: application.endedBy,
    category_id: application.categoryId,
    category: {
      id: application.categoryId,
      name: label,
      label,
      type: application.type,
      is_emergency: application.isEmergency,
    },
    help_type: application.helpType,
    description: descriptionIn(sealed, application, locale),
    arrival_date: application.arrivalDate,
    arrival_time: application.arrivalTime,
    expiration_date: application.expirationDate,
    origin_address: origin ? addressForCaller(origin) : '',
    destination_address: destination ? addressForCaller(destination) : '',
    other_address: application.otherAddress ? 1 : 0,
    label_priority: application.labelPriority,
    system_notes: systemNotesOf(sealed, application),
    is_volunteer_changed: application.isVolunteerChanged,
    is_emergency: application.isEmergency,
    is_overdue: isOverdue(application, now),
    created_at: application.createdAt.toISOString(),
    updated_at: application.updatedAt.toISOString(),
  } as const;
}

/** The words for the state of a live request. */
function liveState(step: HelpStep, standing: SearchStanding, isSoon: boolean) {
  const unheld = unheldState(step, standing);
  if (unheld) return unheld;
  if (step === 'found' && isSoon) return 'foundUrgent';
  return step === 'done' ? 'closed' : step;
}

/**
 * The state of a request in plain words for its owner; `name` is that of the volunteer, or of the coordinator
 * who took it over; `gender` is the volunteer's, or empty.
 */
function ownStateText(
  application: Pick<SingleNeed, 'status' | 'endedBy'>,
  { step, isSoon }: { step: HelpStep; isSoon: boolean },
  {
    restsUntil,
    standing,
    isUnconfirmed,
    ...words
  }: {
    name: string;
    gender: string;
    restsUntil: Date | null;
    standing: SearchStanding;
    isUnconfirmed: boolean;
  },
  locale: Locale,
): string {
  const status = shownApplicationStatus(application.status, application.endedBy);
  if (status === 'expired' && isUnconfirmed) return serverText(locale, 'requests.state.expiredUnconfirmed');
  if (status !== 'open' && status !== 'in treatment') return serverText(locale, `requests.state.${status}`);
  if (restsUntil !== null && LOOKED_FOR.has(step))
    return serverText(locale, 'requests.state.resting', momentWords(restsUntil));
  return serverText(locale, `requests.state.${liveState(step, standing, isSoon)}`, words);
}

function locationOf(application: SingleNeed): ApplicationLocation | null {
  const origin = originOf(application);
  return (
    origin && {
      street: origin.street,
      country: origin.country,
      state: origin.state,
      city: origin.city,
      lat: origin.lat,
      lon: origin.lon,
      lt: origin.lat,
      lng: origin.lon,
    }
  );
}

function noCard(id: number, person: Person | undefined): PersonCard {
  return {
    id,
    full_name: person?.fullName ?? '',
    phone: '',
    ...NO_MANNER,
    email: null,
    residential_address: '',
    arrival_address: '',
    comments: '',
  };
}
