import { type HelpProfileAnswers, readAnswers } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Crypto } from '../../platform/crypto/crypto.js';
import { KeyRotation } from '../../platform/crypto/key-rotation.js';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { withoutPerson } from './help-profile.rules.js';
import type { HelpProfile, OpenedDisabilities, ToldDisabilities, ToldHelp } from './users.types.js';

interface ProfileRow {
  answers: Buffer | null;
  disabilities: Buffer | null;
  languages: string[];
  genderPreference: string | null;
  isGenderMust: boolean;
  isQuick: boolean;
}

/** Answers as stored and decrypted. */
interface OpenedAnswers {
  answers: HelpProfileAnswers | null;
  isUnreadable: boolean;
}

const NO_DISABILITIES: OpenedDisabilities = { ids: [], other: '', isUnreadable: false };

/** Queries on help profiles; people's answers are encrypted and decrypted only here (rule 67). */
@Injectable()
export class HelpProfilesRepository {
  constructor(
    private readonly database: Database,
    private readonly crypto: Crypto,
    private readonly sealedTexts: SealedTexts,
    keyRotation: KeyRotation,
  ) {
    keyRotation.registerColumns({
      table: 'help_profiles',
      key: 'user_id',
      columns: ['answers', 'disabilities'],
    });
  }

  async find(userId: number): Promise<HelpProfile | null> {
    const [row]: ProfileRow[] = await this.database.manager.query(
      'SELECT answers, disabilities, languages, gender_preference AS "genderPreference", is_gender_must AS "isGenderMust", is_quick AS "isQuick" FROM help_profiles WHERE user_id = $1',
      [userId],
    );
    if (!row) return null;
    const told = this.openAnswers(row.answers);
    const { isUnreadable: areDisabilitiesUnreadable, ...disabilities } = this.openDisabilities(
      row.disabilities,
    );
    const areAnswersUnreadable = told.isUnreadable;
    const isUnreadable = areAnswersUnreadable || areDisabilitiesUnreadable;
    return {
      ...row,
      answers: told.answers,
      disabilities,
      isUnreadable,
      areAnswersUnreadable,
      areDisabilitiesUnreadable,
    };
  }

  /** Returns the answers of several people in one query; people without answers are left out. */
  async toldBy(userIds: readonly number[]): Promise<Map<number, ToldHelp>> {
    const rows: { userId: number; answers: Buffer | null; disabilities: Buffer | null }[] =
      await this.database.manager.query(
        'SELECT user_id AS "userId", answers, disabilities FROM help_profiles WHERE user_id = ANY($1) AND (answers IS NOT NULL OR disabilities IS NOT NULL)',
        [userIds],
      );
    return new Map(
      rows.map(({ userId, ...kept }) => {
        const [{ answers, isUnreadable }, disabilities] = [
          this.openAnswers(kept.answers),
          this.openDisabilities(kept.disabilities),
        ];
        return [
          userId,
          {
            answers,
            disabilityIds: disabilities.ids,
            isUnreadable: isUnreadable || disabilities.isUnreadable,
          },
        ];
      }),
    );
  }

  /** Returns what the list of people shows about several people's disabilities, in one query. */
  async disabilitiesOf(userIds: readonly number[]): Promise<Map<number, ToldDisabilities>> {
    const rows: { userId: number; answers: Buffer | null; disabilities: Buffer | null; isQuick: boolean }[] =
      await this.database.manager.query(
        'SELECT user_id AS "userId", answers, disabilities, is_quick AS "isQuick" FROM help_profiles WHERE user_id = ANY($1)',
        [userIds],
      );
    return new Map(
      rows.map(({ userId, answers, disabilities, isQuick }) => {
        const told = this.openAnswers(answers);
        const opened = this.openDisabilities(disabilities);
        const isUnreadable = opened.isUnreadable || told.isUnreadable;
        return [
          userId,
          {
            ...opened,
            isUnreadable,
            answers: told.answers && withoutPerson(told.answers),
            isConfirmed: told.answers?.['disability_confirmation_check'] === 1,
            isQuick,
          },
        ];
      }),
    );
  }

  /** Decrypts disabilities from a row; empty if nothing was chosen, or if they cannot be decrypted. */
  openDisabilities(sealed: Buffer | null): OpenedDisabilities {
    if (!sealed) return NO_DISABILITIES;
    const text = this.sealedTexts.read(sealed);
    if (text === null) return { ...NO_DISABILITIES, isUnreadable: true };
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || !('ids' in read) || !Array.isArray(read.ids))
      return NO_DISABILITIES;
    const other = 'other' in read && typeof read.other === 'string' ? read.other : '';
    return { ids: read.ids.filter((id) => typeof id === 'number'), other, isUnreadable: false };
  }

  /** Decrypts answers from a row. */
  openAnswers(sealed: Buffer | null): OpenedAnswers {
    if (!sealed) return { answers: null, isUnreadable: false };
    const text = this.sealedTexts.read(sealed);
    return text === null
      ? { answers: null, isUnreadable: true }
      : { answers: readAnswers(JSON.parse(text)), isUnreadable: false };
  }

  /** Saves a profile. Disabilities that cannot be decrypted stay if the profile has none to replace them. */
  async save(userId: number, profile: HelpProfile, at: Date): Promise<void> {
    const isKept = profile.disabilities.ids.length === 0 && (await this.hasLostDisabilities(userId));
    await this.database.joined.query(
      `INSERT INTO help_profiles (user_id, answers, disabilities, languages, gender_preference, is_gender_must, is_quick, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (user_id) DO UPDATE SET answers = coalesce(excluded.answers, help_profiles.answers), disabilities = CASE WHEN $9 THEN help_profiles.disabilities ELSE excluded.disabilities END,
         languages = excluded.languages, gender_preference = excluded.gender_preference, is_gender_must = excluded.is_gender_must,
         is_quick = excluded.is_quick, updated_at = excluded.updated_at`,
      [
        userId,
        ...this.sealed(profile),
        profile.languages,
        profile.genderPreference,
        profile.isGenderMust,
        profile.isQuick,
        at,
        isKept,
      ],
    );
  }

  private async hasLostDisabilities(userId: number): Promise<boolean> {
    const [row]: Pick<ProfileRow, 'disabilities'>[] = await this.database.joined.query(
      'SELECT disabilities FROM help_profiles WHERE user_id = $1 FOR UPDATE',
      [userId],
    );
    return this.openDisabilities(row?.disabilities ?? null).isUnreadable;
  }

  private sealed({ answers, disabilities }: HelpProfile): [Buffer | null, Buffer | null] {
    return [
      answers === null ? null : this.crypto.encrypt(JSON.stringify(answers)),
      disabilities.ids.length === 0 ? null : this.crypto.encrypt(JSON.stringify(disabilities)),
    ];
  }
}
