import type { BasketRow, Obstacle, OpenApplication, OpenPlace } from '@karov/api-client';
import {
  bandBetween,
  isUrgentPriority,
  knownSquare,
  type Locale,
  maySetOut,
  NO_MATTERS,
  squareOf,
} from '@karov/domain';
import { type ServerTextKey, serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { CategoriesService } from '../categories/index.js';
import {
  type AssignmentRecord,
  deedWords,
  isApprovedSoon,
  isUnderWay,
  obstacleOf,
  rideAtOf,
  type SingleNeed,
  systemNotesOf,
} from '../needs/index.js';
import { addressForCaller, PlacesService } from '../places/index.js';
import {
  contactOf,
  HelpProfileLooksService,
  UserDetailsRepository,
  UsersRepository,
} from '../users/index.js';
import type { VolunteerFitness } from '../volunteers/index.js';
import { basketAbilities, isOverdue } from './applications.policy.js';
import { destinationOf, originOf } from './applications.types.js';
import { FeedbackRepository } from './feedback.repository.js';
import { descriptionIn } from './stored-texts.js';

const METRES = 1000;

/** A volunteer's part in a request: a hold or a reserve. */
type BasketPart = Pick<
  AssignmentRecord,
  | 'id'
  | 'isApproved'
  | 'approveAt'
  | 'ended'
  | 'progress'
  | 'noteSealed'
  | 'noteBefore'
  | 'createdAt'
  | 'updatedAt'
>;

interface BasketItem {
  application: SingleNeed;
  part: BasketPart;
  isReserve: boolean;
}

/** Data that is shown together with open requests. */
interface ToldWithOpen {
  /** names of the categories by id, in the reader's language */
  labels: Map<number, string>;
  /** requests that the volunteer was called for */
  asked: Set<number>;
}

/** Requests as volunteers see them: before approval only the need, the area and the distance (rule 30). */
@Injectable()
export class VolunteerViewsService {
  constructor(
    private readonly clock: Clock,
    private readonly categories: CategoriesService,
    private readonly places: PlacesService,
    private readonly users: UsersRepository,
    private readonly details: UserDetailsRepository,
    private readonly looks: HelpProfileLooksService,
    private readonly feedback: FeedbackRepository,
    private readonly sealed: SealedTexts,
  ) {}

  /**
   * Open requests in the given order; emergencies come first, also among those the volunteer was called for.
   */
  open(
    found: readonly SingleNeed[],
    volunteer: VolunteerFitness,
    { labels, asked }: ToldWithOpen,
  ): OpenApplication[] {
    const locale = currentLocale();
    const now = this.clock.now();
    const shown = found.map((application) => ({
      ...this.toOpen(application, volunteer, labels, locale, obstacleOf(application, volunteer, now)),
      is_asked: asked.has(application.id),
    }));
    return shown.sort((one, other) => Number(other.is_emergency) - Number(one.is_emergency));
  }

  /**
   * The requests that a volunteer took on. What a helper must know about the people they visit comes with the
   * contact (rule 155); reading it is recorded as a view, which the person can see (rule 67).
   */
  async basket(rows: readonly BasketItem[], volunteerId: number): Promise<BasketRow[]> {
    const locale = currentLocale();
    const approved = rows.filter((row) => isUnderWay(row.part)).map((row) => row.application);
    const shown = approved.map(({ userId }) => userId);
    const visited = approved.filter(({ helpType }) => helpType !== 'phone').map(({ userId }) => userId);
    const [labels, people, details, matters, told] = await Promise.all([
      this.categories.labels([...new Set(rows.map((row) => row.application.categoryId))], locale),
      this.users.people([...shown, volunteerId]),
      this.details.findMany(shown),
      this.looks.matters({ userId: volunteerId, role: 'volunteer' }, [...new Set(visited)]),
      this.feedback.of(
        volunteerId,
        rows.map((row) => row.application.id),
      ),
    ]);
    const comments = new Map(details.map((one) => [one.id, one.comments]));
    const now = this.clock.now();
    return rows.map(({ application, part, isReserve }) => {
      const seeker = isUnderWay(part) ? people.get(application.userId) : undefined;
      const isWell = told.get(application.id);
      const overdue = !isReserve && isOverdue(application, now);
      return {
        id: part.id,
        application_id: application.id,
        is_approved: part.isApproved,
        is_reserve: isReserve,
        ended: part.ended,
        progress: part.progress,
        note: this.sealed.openOrNull(part.noteSealed, part.noteBefore),
        state_text: serverText(
          locale,
          isReserve ? 'requests.basket.reserve' : basketState(part, application, overdue, now),
          deedWords(application.helpType, locale),
        ),
        application: {
          ...this.toOpen(application, people.get(volunteerId) ?? null, labels, locale, null),
          // Staff's note for the holder is not shown to a reserve.
          system_notes: isReserve ? null : systemNotesOf(this.sealed, application),
          is_overdue: overdue,
        },
        contact: seeker
          ? {
              user_id: seeker.id,
              full_name: seeker.fullName,
              ...contactOf(seeker),
              ...exactAddresses(application),
              is_address_changed: isElsewhere(application),
              comments: comments.get(seeker.id) ?? '',
              ...((application.helpType !== 'phone' && matters.get(seeker.id)) || NO_MATTERS),
              languages: application.languages,
              from: application.helpType === 'phone' ? null : knownSquare(people.get(volunteerId)),
            }
          : null,
        feedback: isWell === undefined ? null : { is_well: isWell ? 1 : 0 },
        created_at: part.createdAt.toISOString(),
        updated_at: part.updatedAt.toISOString(),
        abilities: isReserve
          ? ['leave_reserve']
          : basketAbilities(application, part, isWell !== undefined, now),
      };
    });
  }

  /** What the map says of a request: its kind and its area (rule 30). */
  place(application: SingleNeed, labels: ReadonlyMap<number, string>): Omit<OpenPlace, 'at'> {
    const origin = originOf(application);
    return {
      id: application.id,
      category: labels.get(application.categoryId) ?? '',
      city: this.town(application.originCity, currentLocale()),
      state: application.originState,
      area: origin && squareOf(origin),
    };
  }

  /** The town where help is needed, in the reader's language. */
  town(city: string, locale: Locale): string {
    return this.places.townName(city, locale);
  }

  private toOpen(
    application: SingleNeed,
    from: { lat: number | null; lon: number | null } | null,
    labels: Map<number, string>,
    locale: Locale,
    obstacle: Obstacle | null,
  ): OpenApplication {
    const label = labels.get(application.categoryId) ?? '';
    const origin = originOf(application);
    return {
      id: application.id,
      status: application.status,
      category_id: application.categoryId,
      category: {
        id: application.categoryId,
        name: label,
        label,
        type: application.type,
        is_emergency: application.isEmergency,
      },
      description: descriptionIn(this.sealed, application, locale),
      arrival_date: application.arrivalDate,
      arrival_time: application.arrivalTime,
      expiration_date: application.expirationDate,
      help_type: application.helpType,
      city: this.town(application.originCity, locale),
      state: application.originState,
      destination_city: this.town(application.destinationCity, locale),
      area: origin && squareOf(origin),
      distance_band: bandBetween(origin, from),
      languages: application.languages,
      needs_vehicle: application.needsVehicle,
      label_priority: application.labelPriority,
      priority: isUrgentPriority(application.labelPriority),
      is_emergency: application.isEmergency,
      created_at: application.createdAt.toISOString(),
      obstacle: obstacle && serverText(locale, `requests.obstacle.${obstacle}`),
      obstacle_kind: obstacle,
      is_asked: false,
    };
  }
}

/** Kilometres with one decimal. */
export function kilometres(metres: number | null): number | null {
  return metres === null ? null : Math.round(metres / (METRES / 10)) / 10;
}

/** Whether the person has moved away from where help is given (rule 61); help by telephone has no place. */
function isElsewhere({ isAddressChanged, helpType }: SingleNeed): boolean {
  return isAddressChanged && helpType !== 'phone';
}

/** The exact addresses, for approved volunteers only; help by telephone reveals none. */
export function exactAddresses(application: SingleNeed): {
  origin_address: string;
  destination_address: string;
} {
  const isByPhone = application.helpType === 'phone';
  const origin = isByPhone ? null : originOf(application);
  const destination = isByPhone ? null : destinationOf(application);
  return {
    origin_address: origin ? addressForCaller(origin) : '',
    destination_address: destination ? addressForCaller(destination) : '',
  };
}

/** A reserve, shown as a part in a request: it is not binding, and nothing is approved. */
export function reservePart({ id, createdAt }: { id: number; createdAt: Date }): BasketPart {
  return {
    id,
    isApproved: 0,
    approveAt: null,
    ended: null,
    progress: null,
    noteSealed: null,
    noteBefore: null,
    createdAt,
    updatedAt: createdAt,
  };
}

function basketState(
  hold: BasketPart,
  application: Pick<SingleNeed, 'helpType' | 'type' | 'dueAt'>,
  overdue: boolean,
  now: Date,
): ServerTextKey {
  if (hold.ended !== null) return `requests.basket.${hold.ended}`;
  if (hold.isApproved === 0)
    return isApprovedSoon(hold) ? 'requests.basket.waitingUrgent' : 'requests.basket.waiting';
  if (overdue) return 'requests.basket.overdue';
  if (hold.progress !== null) return `requests.basket.${hold.progress}`;
  if (!maySetOut(rideAtOf(application), now)) return 'requests.basket.approvedEarly';
  return application.helpType === 'phone' ? 'requests.basket.approvedByPhone' : 'requests.basket.approved';
}
