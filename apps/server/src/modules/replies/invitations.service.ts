import { Injectable } from '@nestjs/common';
import type { InvitationStanding } from '@karov/domain';
import { ApplicationCalls } from '../applications/index.js';
import { EventCalls } from '../events/index.js';
import { InvitationMessages, type InvitationMessage } from '../notifications/index.js';

/** An invitation of a volunteer, and how it stands for them. */
export interface Invitation extends InvitationMessage {
  standing: InvitationStanding;
}

/** A volunteer's invitations of every kind: to events, to needs in events, to single requests and emergencies. */
@Injectable()
export class Invitations {
  constructor(
    private readonly messages: InvitationMessages,
    private readonly events: EventCalls,
    private readonly applications: ApplicationCalls,
  ) {}

  /** Those that have gone out and are not too old to be answered, the newest first. */
  async newestOf(volunteerId: number): Promise<Invitation[]> {
    const sent = await this.messages.newestTo(volunteerId);
    const ids = (kind: InvitationMessage['kind']) => sent.filter((message) => message.kind === kind).map((message) => message.targetId);
    const standings = {
      event_volunteer: await this.events.standings(ids('event_volunteer')),
      application_call: await this.applications.standings(volunteerId, ids('application_call')),
    };
    return sent.flatMap((message) => {
      const standing = standings[message.kind].get(message.targetId);
      return standing ? [{ ...message, standing }] : [];
    });
  }

  /** Takes the answer as the link would; answers whether the volunteer is told of what follows by a message anyway. @throws Failure as the link does */
  async answer({ kind, targetId }: Invitation, isReady: boolean): Promise<boolean> {
    if (kind === 'event_volunteer') return (await this.events.answer(targetId, isReady)).isToldAnyway;
    await this.applications.answer(targetId, isReady);
    return isReady;
  }
}
