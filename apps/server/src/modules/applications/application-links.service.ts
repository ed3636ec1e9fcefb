import { Injectable } from '@nestjs/common';
import type { HelpRequestLink } from '@karov/api-client';
import { bandBetween, isEnded } from '@karov/domain';
import { serverText, type ServerTextKey } from '@karov/i18n/server';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { CategoriesService } from '../categories/index.js';
import { LinksService } from '../notifications/index.js';
import { UsersService } from '../users/index.js';
import { VolunteerCalls, type KnownCall } from '../volunteers/index.js';
import { ApplicationCalls } from './application-calls.service.js';
import { callStanding } from './applications.policy.js';
import { ApplicationsRepository } from './applications.repository.js';
import { originOf, type ApplicationRecord } from './applications.types.js';
import { AssignmentsRepository, isUnderWay, type AssignmentRecord } from '../needs/index.js';
import { descriptionIn } from './stored-texts.js';
import { exactAddresses, VolunteerViews } from './volunteer-views.service.js';

type Standing = { respond: 0 | 1 | 2; state: ServerTextKey; canAnswer: boolean };

/** The link page of a called volunteer (rule 125 point 3). The code is the capability (rule 29). */
@Injectable()
export class ApplicationLinks {
  constructor(
    private readonly links: LinksService,
    private readonly calls: VolunteerCalls,
    private readonly categories: CategoriesService,
    private readonly users: UsersService,
    private readonly applications: ApplicationsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly answers: ApplicationCalls,
    private readonly views: VolunteerViews,
  ) {}

  /** What the called volunteer sees. @throws LINK_INVALID on id, LINK_EXPIRED on message */
  async check(code: string): Promise<HelpRequestLink> {
    const { call, application, hold, isExpired } = await this.target(code);
    const locale = currentLocale();
    const standing = standingOf(call, application, hold);
    // An old link goes on showing the state; name and address are in the basket, behind the sign-in (rules 29, 30).
    const isShown = hold !== null && isUnderWay(hold) && !isExpired;
    const [labels, people] = await Promise.all([
      this.categories.labels([application.categoryId], locale),
      this.users.people(isShown ? [application.userId, call.volunteerId] : [call.volunteerId]),
    ]);
    const addresses = isShown
      ? exactAddresses(application)
      : { origin_address: this.views.town(application.originCity, locale), destination_address: this.views.town(application.destinationCity, locale) };
    return {
      id: code,
      respond: standing.respond,
      state_text: serverText(locale, standing.state),
      can_answer: standing.canAnswer,
      application: {
        category: { name: labels.get(application.categoryId) ?? '' },
        user: { full_name: people.get(application.userId)?.fullName ?? null },
        ...addresses,
        description: descriptionIn(application.description, locale),
        arrival_date: application.arrivalDate,
        arrival_time: application.arrivalTime,
        expiration_date: application.expirationDate,
        distance_band: bandBetween(originOf(application), people.get(call.volunteerId) ?? null),
        is_emergency: application.isEmergency,
        created_at: application.createdAt.toISOString(),
      },
    };
  }

  /** Takes the answer. @throws ALREADY_ANSWERED, ALREADY_TAKEN, ALREADY_HELPING, LINK_EXPIRED */
  async respond(code: string, isReady: boolean): Promise<string> {
    const { call } = await this.target(code);
    const isReserve = await this.answers.answer(call.id, isReady);
    if (isReserve) return serverText(currentLocale(), 'requests.answers.reserve');
    return serverText(currentLocale(), isReady ? 'requests.answers.accepted' : 'requests.answers.declined');
  }

  /** Keeps what the volunteer writes beside yes and no (rule 147). @throws LINK_EXPIRED, TOO_MANY_WORDS */
  async say(code: string, words: string): Promise<string> {
    const { call } = await this.target(code);
    await this.answers.say(call.id, words, 'link');
    return serverText(currentLocale(), 'requests.answers.wordsKept');
  }

  private async target(code: string): Promise<{ call: KnownCall; application: ApplicationRecord; hold: AssignmentRecord | null; isExpired: boolean }> {
    const target = await this.links.resolve('application_call', code);
    const call = target && (await this.calls.find(target.targetId));
    const application = call && (await this.applications.find(call.needId));
    if (!target || !call || !application) return fail('LINK_INVALID', { field: 'id' });
    const hold = await this.assignments.findOf(call.needId, call.volunteerId);
    // An answered link goes on showing its answer; an unanswered one ends with its time or with the request.
    if (hold === null && (target.isExpired || isEnded(application.status))) return fail('LINK_EXPIRED', { field: 'message' });
    return { call, application, hold, isExpired: target.isExpired };
  }
}

function standingOf(call: KnownCall, application: ApplicationRecord, hold: AssignmentRecord | null): Standing {
  const over = (respond: 0 | 1 | 2, state: 'waiting' | 'approved' | 'declined' | 'filled' | 'over'): Standing => ({
    respond,
    state: `requests.link.${state}`,
    canAnswer: false,
  });
  if (hold?.ended === 'declined') return over(2, 'declined');
  if (hold !== null) return over(hold.isApproved === 2 ? 2 : 1, heldState(hold));
  // A reserve can still say that they cannot come after all.
  if (call.state === 'reserve' && !isEnded(application.status)) return { respond: 1, state: 'requests.link.reserve', canAnswer: true };
  if (callStanding(call.state, application, false) !== 'open') return over(0, 'filled');
  return { respond: 0, state: 'requests.link.open', canAnswer: true };
}

function heldState(hold: AssignmentRecord): 'waiting' | 'approved' | 'over' {
  if (hold.ended !== null) return 'over';
  return hold.isApproved === 0 ? 'waiting' : 'approved';
}
