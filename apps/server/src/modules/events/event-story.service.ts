import type { EventStory, EventStoryLine } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { lookUp } from '../../platform/database/rows.js';
import { type MessagesOfEvent, NotificationsService } from '../notifications/index.js';
import { UsersRepository } from '../users/index.js';
import { EventStoryRepository, type StoryRow } from './event-story.repository.js';
import { cursorText, readCursor, type StoryCursor, turnOf } from './event-story.rules.js';

const PAGE = 40;

/** A line with its position in its source. */
interface Placed {
  line: EventStoryLine | null;
  at: Date;
  from: keyof StoryCursor;
  id: number;
}

/**
 * The story of an event, newest first: actions of people and staff, and the delivery of messages (rule 157).
 */
@Injectable()
export class EventStoryService {
  constructor(
    private readonly users: UsersRepository,
    private readonly notifications: NotificationsService,
    private readonly repository: EventStoryRepository,
  ) {}

  /**
   * Returns one page; the calling code has checked that the event is within reach. Only staff are named:
   * other names come from the lists, as far as the caller may see them.
   */
  async page(eventId: number, before: string | undefined): Promise<EventStory> {
    const cursor = readCursor(before);
    const [rows, messages] = await Promise.all([
      this.repository.before(eventId, cursor.activity, PAGE + 1),
      this.notifications.ofEvent(eventId, cursor.message, PAGE + 1),
    ]);
    const actors = await this.users.people(rows.map((row) => row.recorderId));
    const done = rows.map(
      (row): Placed => ({
        line: doneLine(row, lookUp(actors, row.recorderId)?.fullName ?? null),
        at: row.createdAt,
        from: 'activity',
        id: row.id,
      }),
    );
    const sent = messages.map(
      (message): Placed => ({
        line: messageLine(message),
        at: message.createdAt,
        from: 'message',
        id: message.id,
      }),
    );
    const merged = newestFirst(done, sent);
    const shown = merged.slice(0, PAGE);
    const next = shown.reduce(
      (at, { from, id }): StoryCursor => ({ ...at, [from]: Math.min(at[from], id) }),
      cursor,
    );
    return {
      lines: shown.flatMap(({ line }) => line ?? []),
      next: merged.length > PAGE ? cursorText(next) : null,
    };
  }
}

/** Merges two sources, each ordered by its own ids, so that no page misses anything from either. */
function newestFirst(one: readonly Placed[], other: readonly Placed[]): Placed[] {
  const [left, right] = [[...one], [...other]];
  const merged: Placed[] = [];
  for (;;) {
    const [first, second] = [left[0], right[0]];
    const isFirst = first !== undefined && (second === undefined || first.at >= second.at);
    const next = isFirst ? left.shift() : right.shift();
    if (!next) return merged;
    merged.push(next);
  }
}

function doneLine(row: StoryRow, actor: string | null): EventStoryLine | null {
  const turn = turnOf(row);
  if (!turn) return null;
  return {
    key: `a${row.id}`,
    at: row.createdAt.toISOString(),
    turn,
    need_id: row.subjectType === 'event_user_request' ? row.subjectId : null,
    call_id: row.subjectType === 'event_volunteer_request' ? row.subjectId : null,
    receiver_id: null,
    actor,
    message_type: null,
    count: 1,
  };
}

function messageLine({ id, createdAt, type, isFailed, count, receiverId }: MessagesOfEvent): EventStoryLine {
  const turn = isFailed ? 'message_failed' : 'message_sent';
  return {
    key: `m${id}`,
    at: createdAt.toISOString(),
    turn,
    need_id: null,
    call_id: null,
    receiver_id: count === 1 ? receiverId : null,
    actor: null,
    message_type: type,
    count,
  };
}
