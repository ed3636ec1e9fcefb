import { Injectable } from '@nestjs/common';
import { ApplicationCalls } from '../applications/index.js';
import { EventCalls, EventQuestions } from '../events/index.js';
import { WordsAboutWork } from '../needs/index.js';
import { type AskedQuestion, OpenQuestions } from '../notifications/index.js';

/** Tells the messages module which of its questions are still unanswered. */
@Injectable()
export class UnansweredQuestions extends OpenQuestions {
  constructor(
    private readonly events: EventCalls,
    private readonly seekers: EventQuestions,
    private readonly applications: ApplicationCalls,
    private readonly work: WordsAboutWork,
  ) {
    super();
  }

  async among(asked: readonly AskedQuestion[]): Promise<AskedQuestion[]> {
    if (asked.length === 0) return [];
    const ids = (kind: AskedQuestion['kind']) =>
      asked.filter((question) => question.kind === kind).map(({ targetId }) => targetId);
    const calls = await this.events.standings(ids('event_volunteer'));
    const open = {
      event_volunteer: new Set([...calls].filter(([, standing]) => standing === 'open').map(([id]) => id)),
      application_call: await this.applications.openAmong(ids('application_call')),
      event_user: await this.seekers.unansweredAmong(ids('event_user')),
      hold: await this.work.unansweredAmong(ids('hold')),
    };
    return asked.filter(
      ({ kind, targetId }) =>
        (kind === 'event_volunteer' ||
          kind === 'application_call' ||
          kind === 'event_user' ||
          kind === 'hold') &&
        open[kind].has(targetId),
    );
  }
}
