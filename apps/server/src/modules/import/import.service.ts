import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportProgress } from '@karov/api-client';
import { formatPhone, LIMITS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { Database, violatedUnique } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { ActivityService } from '../activity/index.js';
import { PlacesService } from '../places/index.js';
import { type NewUser, UsersRepository } from '../users/index.js';
import { IdNumberHashesService, type ImportedVolunteer, VolunteersRepository } from '../volunteers/index.js';
import type { CheckedRows } from './import-checker.js';
import { ImportChecksService, type ImportFile } from './import-checks.service.js';
import { importFolder } from './import-folders.js';
import type { RowVolunteer } from './import-rows.rules.js';
import { ImportRunsRepository } from './import-runs.repository.js';
import { ImportSpool } from './import-spool.js';
import { describeRows } from './import-texts.js';

/** A file to import, its owner, and the key for reading its progress. */
export interface ImportOrder extends ImportFile {
  key: string;
  userId: number;
}
/** The result of an import. */
export interface ImportOutcome {
  imported: number;
  userIds: number[];
}

interface Run {
  id: number;
  order: ImportOrder;
  spool: ImportSpool;
}

const BATCH = 250;
/** The maximum number of faulty rows shown; further faulty rows are only counted. */
const SHOWN_ROWS = 1000;
const PHONE_INDEXES: readonly (string | null)[] = [
  'users_own_phone',
  'users_name_at_phone',
  'users_phone_of_blocked',
];
const MAX_TRIES = 3;

/** Imports volunteers from a spreadsheet: all rows or none (rule 65). */
@Injectable()
export class ImportService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly crypto: Crypto,
    private readonly users: UsersRepository,
    private readonly volunteers: VolunteersRepository,
    private readonly idNumbers: IdNumberHashesService,
    private readonly places: PlacesService,
    private readonly checks: ImportChecksService,
    private readonly activity: ActivityService,
    private readonly runs: ImportRunsRepository,
  ) {}

  /**
   * Imports a file. If any row is faulty, nothing is written, and the error contains the table of faulty
   * rows.
   */
  async import(order: ImportOrder): Promise<ImportOutcome> {
    const id = await this.runs.begin(order.key, order.userId);
    if (id === null) return fail('IMPORT_RUNNING', { field: 'file' });
    const folder = importFolder('import');
    try {
      return await this.checkAndWrite(id, order, join(folder, 'rows'));
    } catch (error) {
      await this.runs.fail(id);
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The progress of the caller's own import. */
  async progress(key: string, userId: number): Promise<ImportProgress> {
    return (await this.runs.progress(key, userId)) ?? fail('NOT_FOUND');
  }

  /**
   * Checks a file and writes its rows. If a phone is registered between checking and writing, the file is
   * checked again.
   */
  private async checkAndWrite(id: number, order: ImportOrder, spoolPath: string): Promise<ImportOutcome> {
    for (let attempt = 1; ; attempt++) {
      const run: Run = { id, order, spool: ImportSpool.open(spoolPath) };
      const total = await this.check(run);
      try {
        const outcome = await this.database.transaction(() => this.write(run, total));
        await this.runs.report(id, { phase: 'done', rows_done: total, rows_total: total });
        return outcome;
      } catch (error) {
        if (attempt >= MAX_TRIES || !PHONE_INDEXES.includes(violatedUnique(error))) throw error;
      }
    }
  }

  private async check(run: Run): Promise<number> {
    const checked = await this.readThrough(run);
    if (checked.faultyRows > 0) {
      const rows = describeRows(checked.problems, run.order.locale);
      return fail('IMPORT_ROWS', {
        params: { count: checked.faultyRows },
        extra: { rows, errors: rows, total_errors: checked.faultyRows },
      });
    }
    return checked.rows;
  }

  private async readThrough({ id, order, spool }: Run): Promise<CheckedRows> {
    try {
      return await this.checks.check(order, {
        kept: SHOWN_ROWS,
        accept: (rows) => spool.add(rows),
        progress: (rowsDone) =>
          this.runs.report(id, { phase: 'checking', rows_done: rowsDone, rows_total: null }),
      });
    } finally {
      await spool.close();
    }
  }

  private async write({ id, order, spool }: Run, total: number): Promise<ImportOutcome> {
    const outcome: ImportOutcome = { imported: 0, userIds: [] };
    for await (const rows of spool.batches(BATCH)) {
      const located = rows.map((row) => ({ row, address: this.places.locate(row.address) }));
      const added = await this.users.add(
        located.map(({ row, address }) => this.asUser(row, address, order.userId)),
        'volunteer',
      );
      const idOfPhone = new Map(added.map((user) => [user.phone, user.id]));
      await this.volunteers.addImported(
        rows.flatMap((row) => this.asVolunteer(row, idOfPhone.get(row.phone)) ?? []),
      );
      outcome.userIds.push(...added.map((user) => user.id));
      outcome.imported += added.length;
      await this.runs.report(id, { phase: 'writing', rows_done: outcome.imported, rows_total: total });
    }
    await this.activity.record([
      {
        subjectType: 'import',
        subjectId: id,
        actorId: order.userId,
        action: 'imported',
        newValues: { rows: total },
      },
    ]);
    return outcome;
  }

  private asUser(row: RowVolunteer, address: NewUser['address'], addedBy: number): NewUser {
    return {
      firstName: row.firstName,
      lastName: row.lastName,
      phone: row.phone,
      contactNote: otherPhonesNote(row.otherPhones),
      email: row.email,
      isActive: true,
      addedBy,
      createdAt: this.clock.now(),
      locale: row.languages.includes('english') && !row.languages.includes('hebrew') ? 'en-US' : 'he-IL',
      channels: row.contactMethod === 'whatsapp' ? ['whatsapp', 'sms'] : ['sms'],
      address,
    };
  }

  private asVolunteer(row: RowVolunteer, userId: number | undefined): ImportedVolunteer | null {
    if (userId === undefined) return null;
    return {
      userId,
      idNumber: row.idNumber === null ? null : this.crypto.encrypt(row.idNumber),
      idNumberHash: row.idNumber === null ? null : this.idNumbers.of(row.idNumber),
      dob: row.dob,
      gender: row.gender,
      place: row.place,
      date: row.date,
      languages: row.languages,
      interests: row.interests,
      flags: row.flags,
      wayToProvideHelp: row.wayToProvideHelp,
      contactMethod: row.contactMethod,
      importAddress: row.address,
    };
  }
}

/** A person's other numbers as a note, shown wherever the first one is (rule 145), so that none is lost. */
function otherPhonesNote(phones: readonly string[]): string {
  if (phones.length === 0) return '';
  return serverText('he-IL', 'imports.otherPhones', { phones: phones.map(formatPhone).join(', ') }).slice(
    0,
    LIMITS.contactNoteMax,
  );
}
