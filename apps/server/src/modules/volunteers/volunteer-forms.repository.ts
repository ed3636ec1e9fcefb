import type { Flag, VolunteerPrefill } from '@karov/api-client';
import {
  eachVolunteerFlag,
  type GuardianReason,
  guardianReason,
  localDay,
  POLICE_MONTHS,
  VOLUNTEER_FLAGS,
  type VolunteerFlag,
} from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { KeyRotation } from '../../platform/crypto/key-rotation.js';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { currentAddress } from '../../platform/http/request-context.js';
import { IdNumberHashesService } from './id-number-hashes.service.js';
import type { VolunteerForm, VolunteerSignature, VolunteerStanding } from './volunteers.types.js';

type PrefillRow = Omit<VolunteerPrefill, VolunteerFlag | 'id_number'> &
  Record<VolunteerFlag, boolean | null> & { id_number: Buffer | null };

/** The columns that a form fills; when only part of a form is sent, omitted ones stay unchanged. */
const NULLABLE = ['id_number', 'id_number_hash', 'dob', 'gender', ...VOLUNTEER_FLAGS] as const;
const LISTS = ['languages', 'interests'] as const;
const SIGNED = ['signature_file', 'signature_text', 'ip_address', 'signed_at'] as const;
/**
 * SQL for whether a form (`$2`: signed, `$3`: a renewal) counts as a signature: the first signature and each
 * renewal do, registering again does not.
 */
const SIGNS = '($2 AND ($3 OR v.signed_at IS NULL))';
/** SQL for the end of a checked police certificate's validity (rule 85). */
const POLICE_END = `police_validated_at + interval '${POLICE_MONTHS} months'`;

/** What is stored in addition to a form; requirements are only ever added (rule 85). */
interface SavedWith {
  needsPolice: boolean;
  guardian: GuardianReason | null;
  at: Date;
  ip: string | null;
}

/**
 * Queries on volunteers' own forms; identity numbers, typed signatures and signers' IP addresses are
 * encrypted only here (rule 67).
 */
@Injectable()
export class VolunteerFormsRepository {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly crypto: Crypto,
    private readonly sealed: SealedTexts,
    private readonly hashes: IdNumberHashesService,
    keyRotation: KeyRotation,
  ) {
    keyRotation.registerColumns({
      table: 'volunteer_information',
      key: 'id',
      columns: ['id_number', 'signature_text', 'ip_address'],
    });
  }

  /** Returns the values for a volunteer's form, or null for people without volunteer data. */
  async prefill(userId: number): Promise<VolunteerPrefill | null> {
    const [row]: PrefillRow[] = await this.database.manager.query(
      `SELECT id_number, import_address, to_char(dob, 'YYYY-MM-DD') AS dob, gender, place, to_char(date, 'YYYY-MM-DD') AS date,
         ${VOLUNTEER_FLAGS.join(', ')}, languages, interests, way_to_provide_help, contact_method
       FROM volunteer_information WHERE user_id = $1`,
      [userId],
    );
    if (!row) return null;
    return {
      ...row,
      // a form contains an identity number or none: a number that cannot be decrypted stays unchanged unless
      // it is typed again
      id_number: row.id_number && this.sealed.read(row.id_number),
      ...eachVolunteerFlag((name) => toFlag(row[name])),
    };
  }

  /**
   * Returns the identity number for staff, whose view is recorded (rule 67); one that cannot be decrypted is
   * reported as such.
   */
  async idNumber(userId: number): Promise<string | null> {
    const [row]: { number: Buffer | null }[] = await this.database.manager.query(
      'SELECT id_number AS number FROM volunteer_information WHERE user_id = $1',
      [userId],
    );
    return this.sealed.openOrNull(row?.number ?? null);
  }

  /** Returns the state of a volunteer's agreement, or null for people without volunteer data. */
  async standing(userId: number): Promise<VolunteerStanding | null> {
    return (await this.standings([userId])).get(userId) ?? null;
  }

  /** Returns the states of several volunteers' agreements; people without volunteer data are left out. */
  async standings(userIds: readonly number[]): Promise<Map<number, VolunteerStanding>> {
    const rows: (VolunteerStanding & { userId: number })[] = await this.database.manager.query(
      `SELECT user_id AS "userId", id AS "informationId", signed_at AS "signedAt", signature_file AS "signatureFile", validate_training AS "isTrainingValidated",
         validate_police AS "isPoliceValidated", is_required_police_validation AS "isPoliceRequired", ${POLICE_END} AS "policeEndsAt", police_file AS "policeFile",
         guardian_needed AS "guardianNeeded", guardian_confirmed_at IS NOT NULL AS "isGuardianConfirmed", guardian_file AS "guardianFile"
       FROM volunteer_information WHERE user_id = ANY($1)`,
      [userIds],
    );
    return new Map(rows.map((row) => [row.userId, row]));
  }

  /**
   * Returns when and from where a volunteer last signed, only for the volunteer and for staff, whose view is
   * recorded (rule 67); null before the first signature.
   */
  async signature(userId: number): Promise<VolunteerSignature | null> {
    const rows: { signedAt: Date; ip: Buffer | null; text: Buffer | null }[] =
      await this.database.manager.query(
        'SELECT signed_at AS "signedAt", ip_address AS ip, signature_text AS text FROM volunteer_information WHERE user_id = $1 AND signed_at IS NOT NULL',
        [userId],
      );
    const [row] = rows;
    return row
      ? { signedAt: row.signedAt, ip: this.sealed.openOrNull(row.ip), text: this.sealed.openOrNull(row.text) }
      : null;
  }

  /**
   * Stores a volunteer's form and signature, with the signer's IP address; a signature completes an import
   * (rule 65). Comments in the SQL mark columns that a second form does not simply overwrite.
   */
  async save(userId: number, form: VolunteerForm): Promise<void> {
    const given = Object.entries(this.columnsOf(form, this.savedWith(form)));
    const keep = [
      ...NULLABLE.map(
        (name) => `${name} = ${form.isSigned ? `excluded.${name}` : `coalesce(excluded.${name}, v.${name})`}`,
      ),
      ...LISTS.map(
        (name) =>
          `${name} = CASE WHEN ${form.isSigned} OR excluded.${name} <> '{}' THEN excluded.${name} ELSE v.${name} END`,
      ),
      ...SIGNED.map((name) => `${name} = CASE WHEN ${SIGNS} THEN excluded.${name} ELSE v.${name} END`),
    ];
    await this.database.joined.query(
      `INSERT INTO volunteer_information AS v (user_id, way_to_provide_help, contact_method, ${given.map(([name]) => name).join(', ')})
       VALUES ($1, coalesce($4, 'both'), coalesce($5, 'sms'), ${given.map((_, at) => `$${at + 6}`).join(', ')})
       ON CONFLICT (user_id) DO UPDATE SET ${keep.join(', ')},
         place = CASE WHEN excluded.place <> '' THEN excluded.place ELSE v.place END,
         way_to_provide_help = coalesce($4, v.way_to_provide_help), contact_method = coalesce($5, v.contact_method),
         date = coalesce(excluded.date, v.date),
         is_required_police_validation = v.is_required_police_validation OR excluded.is_required_police_validation,
         guardian_needed = coalesce(v.guardian_needed, excluded.guardian_needed), guardian_asked_at = coalesce(v.guardian_asked_at, excluded.guardian_asked_at),
         guardian_file = coalesce(excluded.guardian_file, v.guardian_file), is_imported = false`,
      [
        userId,
        form.isSigned,
        form.isRenewal,
        form.wayToProvideHelp ?? null,
        form.contactMethod ?? null,
        ...given.map(([, value]) => value),
      ],
    );
  }

  private savedWith({ facts, isSigned }: VolunteerForm): SavedWith {
    const { policeCheck } = this.config;
    const at = this.clock.now();
    return {
      // volunteers who must have a police certificate before they are called (rule 55)
      needsPolice: policeCheck === 'all' || (policeCheck === 'male' && facts.gender === 'male'),
      guardian: isSigned ? guardianReason(facts, localDay(at)) : null,
      at,
      ip: currentAddress(),
    };
  }

  /** Returns the values in a form, by column. */
  private columnsOf(
    { facts, isSigned, signatureFile, guardianFile }: VolunteerForm,
    { needsPolice, guardian, at, ip }: SavedWith,
  ): Record<string, unknown> {
    const typed = isSigned && signatureFile === null ? facts.signature_text : null;
    return {
      id_number: facts.id_number === null ? null : this.crypto.encrypt(facts.id_number),
      id_number_hash: facts.id_number === null ? null : this.hashes.of(facts.id_number),
      dob: facts.dob,
      gender: facts.gender,
      date: facts.date,
      place: facts.place,
      ...eachVolunteerFlag((name) => fromFlag(facts[name])),
      languages: facts.languages,
      interests: facts.interests,
      is_required_police_validation: needsPolice,
      signature_file: isSigned ? signatureFile : null,
      signature_text: typed === null ? null : this.crypto.encrypt(typed),
      signed_at: isSigned ? at : null,
      ip_address: isSigned && ip !== null ? this.crypto.encrypt(ip) : null,
      guardian_file: guardianFile,
      guardian_needed: guardian,
      guardian_asked_at: guardian === null ? null : at,
      created_at: at,
    };
  }
}

function toFlag(value: boolean | null): Flag | null {
  if (value === null) return null;
  return value ? 1 : 0;
}

function fromFlag(flag: Flag | null): boolean | null {
  return flag === null ? null : flag === 1;
}
