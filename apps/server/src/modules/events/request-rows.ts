import type { EventRequestRow } from '@karov/api-client';
import type { HelpType } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { mannerOf, type Person, UsersRepository } from '../users/index.js';
import { EventWords } from './event-words.js';
import { EventsRepository } from './events.repository.js';
import type { RequestTableRow } from './request-tables.repository.js';

/** The names that the rows of a table need. */
export interface RowWords {
  names: ReadonlyMap<number, string>;
  people: ReadonlyMap<number, Person>;
  /** the kind of help in each event, by event id */
  helpTypes: ReadonlyMap<number, HelpType>;
}

/** Builds the rows of the tables of requests, in the form that the API uses. */
@Injectable()
export class RequestRows {
  constructor(
    private readonly users: UsersRepository,
    private readonly events: EventsRepository,
    private readonly words: EventWords,
    private readonly sealed: SealedTexts,
  ) {}

  /** Reads the names of events and people, once for a page. */
  async describe(rows: readonly RequestTableRow[]): Promise<RowWords> {
    const events = await this.events.findMany([...new Set(rows.map((row) => row.eventId))]);
    const [names, people] = await Promise.all([
      this.words.names(events, currentLocale()),
      this.users.people(rows.flatMap((row) => [row.userId, row.volunteerId])),
    ]);
    return { names, people, helpTypes: new Map(events.map((event) => [event.id, event.typeOfHelpRequired])) };
  }

  /** A page of rows, each with what may be done with it. */
  async of(
    rows: readonly RequestTableRow[],
    abilitiesOf: (row: RequestTableRow) => EventRequestRow['abilities'],
  ): Promise<EventRequestRow[]> {
    const words = await this.describe(rows);
    return rows.map((row) => this.row(row, words, abilitiesOf(row)));
  }

  /** One row, in the form that the API uses. */
  row(
    row: RequestTableRow,
    { names, people }: RowWords,
    abilities: EventRequestRow['abilities'],
  ): EventRequestRow {
    const user = people.get(row.userId);
    const volunteer = row.volunteerId === null ? undefined : people.get(row.volunteerId);
    return {
      id: row.id,
      status: row.status,
      is_approved: row.isApproved,
      is_emergency: row.isEmergency,
      is_address_changed: row.keptAddress !== null,
      progress: row.progress,
      event: { id: row.eventId, name: names.get(row.eventId) ?? '' },
      user: user ? { id: user.id, full_name: user.fullName, ...mannerOf(user) } : null,
      volunteer: volunteer
        ? { id: volunteer.id, full_name: volunteer.fullName, ...mannerOf(volunteer) }
        : null,
      system_note: this.sealed.openOrNull(row.systemNote),
      creation_date: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
      abilities,
    };
  }
}
