import { answerInEvent, answerOfCall, type CandidateAnswer } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { EventSourcesService } from '../events/index.js';
import { NeedAnswersRepository, type ShownNeed } from '../needs/index.js';
import { VolunteerCallsRepository } from '../volunteers/index.js';

/** What volunteers have said about a need, by their id; whoever is missing was not asked. */
export interface CandidateAnswers {
  answered: Map<number, CandidateAnswer>;
  /** their latest words */
  said: Map<number, string>;
}

type Asked = Pick<ShownNeed, 'id' | 'eventId' | 'requestId'>;

/** What volunteers have said about needs: in calls, in the event, and in their own words (rule 242). */
@Injectable()
export class CandidateAnswersService {
  constructor(
    private readonly calls: VolunteerCallsRepository,
    private readonly inEvents: EventSourcesService,
    private readonly words: NeedAnswersRepository,
  ) {}

  /** Returns what was said about each of these needs. */
  async of(needs: readonly Asked[]): Promise<CandidateAnswers[]> {
    const needIds = needs.flatMap(({ id }) => id ?? []);
    const eventIds = [...new Set(needs.flatMap(({ eventId }) => eventId ?? []))];
    const [calls, places, words] = await Promise.all([
      this.calls.statesOf(needIds),
      this.inEvents.placesIn(eventIds),
      this.words.ofMany(needIds, eventIds),
    ]);
    return needs.map(({ id, eventId, requestId }) => {
      const own = words.filter(({ needId, ...one }) =>
        needId === null ? one.eventId === eventId : needId === id,
      );
      const answered = new Map<number, CandidateAnswer>();
      for (const call of calls)
        if (call.needId === id) answered.set(call.volunteerId, answerOfCall(call.state));
      for (const place of places) {
        const isAbout = place.needRequestId === null || place.needRequestId === requestId;
        const isYesToAll = place.status === 'accept' && !place.isEmergency;
        const answer = answerInEvent(place.status);
        if (place.eventId === eventId && answer !== null && (isAbout || isYesToAll))
          answered.set(place.volunteerId, answer);
      }
      for (const { kind, outcome, volunteerId } of own)
        if (kind === 'late_yes' && outcome === null) answered.set(volunteerId, 'yes');
      return {
        answered,
        // the latest come first, and replace the earlier ones of the same volunteer
        said: new Map(
          own
            .toReversed()
            .flatMap((one): [number, string][] => (one.words === null ? [] : [[one.volunteerId, one.words]])),
        ),
      };
    });
  }
}
