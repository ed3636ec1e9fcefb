import { Injectable } from '@nestjs/common';
import { ApplicationCallsService } from '../applications/index.js';
import { EventCallsService, EventQuestionsService } from '../events/index.js';
import { WordsAboutWorkService } from '../needs/index.js';
import { type AskedQuestion, OpenQuestions } from '../notifications/index.js';

/** Tells the messages module which of the questions that it asked are still unanswered. */
@Injectable()
export class UnansweredQuestionsService extends OpenQuestions {
  constructor(
    private readonly events: EventCallsService,
    private readonly seekers: EventQuestionsService,
    private readonly applications: ApplicationCallsService,
    private readonly work: WordsAboutWorkService,
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
