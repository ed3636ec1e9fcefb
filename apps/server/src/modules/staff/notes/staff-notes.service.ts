import type { DeskSubject, MadeRecord, StaffNote } from '@karov/api-client';
import { DAY, LIMITS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import { Keeping } from '../../../platform/clock/sweep.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { fail } from '../../../platform/errors/fail.js';
import { currentLocale } from '../../../platform/http/request-context.js';
import type { Caller } from '../../../platform/security/caller.js';
import { ActivityService, type ActivitySubject } from '../../activity/index.js';
import { UsersRepository } from '../../users/index.js';
import { DeskSubjectsService, type Subject } from '../subjects/desk-subjects.service.js';
import { type NotePlace, StaffNotesRepository } from './staff-notes.repository.js';

/**
 * Coordinators' notes on requests and events, for everybody within whose reach these are (rule 148). The
 * audit log records the author, but never the text.
 */
@Injectable()
export class StaffNotesService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly activity: ActivityService,
    private readonly subjects: DeskSubjectsService,
    private readonly users: UsersRepository,
    private readonly repository: StaffNotesRepository,
  ) {}

  /** Deletes notes on ended matters, which have the same retention time as messages. */
  @Keeping('old notes', '0 43 * * * *')
  async run(): Promise<void> {
    await this.repository.forgetEnded(addSeconds(this.clock.now(), -this.config.privacy.messageDays * DAY));
  }

  /**
   * Returns the notes on a subject, newest first.
   * @throws NOT_FOUND
   */
  async of(caller: Caller, about: DeskSubject, id: number): Promise<StaffNote[]> {
    const notes = await this.repository.of(await this.subjects.require(caller, about, id));
    const people = await this.users.people(notes.map(({ authorId }) => authorId));
    return notes.map((note) => ({
      id: note.id,
      author: people.get(note.authorId)?.fullName ?? serverText(currentLocale(), 'answers.formerStaff'),
      text: note.text,
      written_at: note.writtenAt.toISOString(),
      undo_seconds: note.authorId === caller.userId ? this.secondsLeft(note.writtenAt) : 0,
    }));
  }

  /** @throws NOT_FOUND */
  async add(caller: Caller, about: DeskSubject, id: number, text: string): Promise<MadeRecord> {
    const subject = await this.subjects.require(caller, about, id);
    return this.database.transaction(async () => {
      const noteId = await this.repository.add(subject, caller.userId, text, this.clock.now());
      await this.log(caller, logged(subject), 'note_written', noteId);
      return { id: noteId };
    });
  }

  /**
   * Deletes the caller's latest note, including its text.
   * @throws NOT_FOUND, NOT_ALLOWED_NOW when it is somebody else's or 10 seconds have passed
   */
  async takeBack(caller: Caller, noteId: number): Promise<void> {
    const note = await this.repository.find(noteId);
    if (!note) return fail('NOT_FOUND');
    const subject = await this.subjectOf(caller, note);
    await this.database.transaction(async () => {
      const isGone = await this.repository.remove(
        noteId,
        caller.userId,
        addSeconds(this.clock.now(), -LIMITS.undoSeconds),
      );
      if (!isGone) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      await this.log(caller, logged(subject), 'note_taken_back', noteId);
    });
  }

  private async subjectOf(caller: Caller, { needId, eventId, requestId }: NotePlace): Promise<Subject> {
    if (needId !== null) return this.subjects.require(caller, 'application', needId);
    if (eventId !== null) return this.subjects.require(caller, 'event', eventId);
    return requestId === null ? fail('NOT_FOUND') : this.subjects.require(caller, 'event_request', requestId);
  }

  private log(
    caller: Caller,
    subject: { subjectType: ActivitySubject; subjectId: number },
    action: string,
    noteId: number,
  ): Promise<void> {
    return this.activity.record([
      { ...subject, actorId: caller.userId, action, newValues: { note_id: noteId } },
    ]);
  }

  private secondsLeft(writtenAt: Date): number {
    return Math.max(
      0,
      Math.ceil((addSeconds(writtenAt, LIMITS.undoSeconds).getTime() - this.clock.now().getTime()) / 1000),
    );
  }
}

function logged(subject: Subject): { subjectType: ActivitySubject; subjectId: number } {
  if (subject.about === 'application') return { subjectType: 'application', subjectId: subject.needId };
  if (subject.about === 'event') return { subjectType: 'event', subjectId: subject.eventId };
  return { subjectType: 'event_user_request', subjectId: subject.requestId };
}
