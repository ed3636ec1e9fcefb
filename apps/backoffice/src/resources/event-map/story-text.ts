import type { EventDetail, EventStoryLine } from '@karov/api-client';
import { naturally, storyTone } from '@karov/domain';
import type { Translate } from '../../shared/text.js';

/** Names of people in an event, by the requests in the story. */
export interface StoryNames {
  ofNeed: ReadonlyMap<number, string>;
  ofCall: ReadonlyMap<number, string>;
  ofPerson: ReadonlyMap<number, { name: string; needId: number | null }>;
}

/** Reads the names from the lists, which contain no name of a concealed person either (rule 79). */
export function namesOf(
  event: Pick<EventDetail, 'event_user_requests' | 'event_volunteer_requests'>,
): StoryNames {
  const seekers = event.event_user_requests;
  const volunteers = event.event_volunteer_requests;
  return {
    ofNeed: new Map(seekers.map(({ id, user }) => [id, user.full_name])),
    ofCall: new Map(volunteers.map(({ id, volunteer }) => [id, volunteer.full_name])),
    ofPerson: new Map([
      ...volunteers.map(
        ({ volunteer, need_request_id: needId }) =>
          [volunteer.id, { name: volunteer.full_name, needId }] as const,
      ),
      ...seekers.map(({ id, user }) => [user.id, { name: user.full_name, needId: id }] as const),
    ]),
  };
}

/** Returns the need that an entry links to. */
export function needOf(
  line: EventStoryLine,
  names: StoryNames,
  callNeeds: ReadonlyMap<number, number | null>,
): number | null {
  if (line.need_id !== null) return line.need_id;
  if (line.call_id !== null) return callNeeds.get(line.call_id) ?? null;
  return line.receiver_id === null ? null : (names.ofPerson.get(line.receiver_id)?.needId ?? null);
}

function nameOf(line: EventStoryLine, names: StoryNames): string | undefined {
  if (line.need_id !== null) return names.ofNeed.get(line.need_id);
  if (line.call_id !== null) return names.ofCall.get(line.call_id);
  return line.receiver_id === null ? undefined : names.ofPerson.get(line.receiver_id)?.name;
}

function messageText(line: EventStoryLine, name: string, text: Translate): string {
  const what = line.message_type ? text(`story.kind.${line.message_type}`) : '';
  const isFailed = storyTone(line.turn) === 'failed';
  if (line.count > 1)
    return text(isFailed ? 'story.messages_failed' : 'story.messages_sent', { count: line.count, what });
  return text(isFailed ? 'story.message_failed' : 'story.message_sent', { name, what });
}

/** Returns one entry of the story in words. */
export function lineText(line: EventStoryLine, names: StoryNames, text: Translate): string {
  const name = naturally(nameOf(line, names) ?? text('story.somebody'));
  if (line.turn === 'message_sent' || line.turn === 'message_failed') return messageText(line, name, text);
  const said = text(`story.${line.turn}`, { name });
  return line.actor ? text('story.by', { text: said, actor: line.actor }) : said;
}
