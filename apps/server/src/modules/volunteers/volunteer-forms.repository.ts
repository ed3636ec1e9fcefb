import { Injectable } from '@nestjs/common';
import type { Flag, VolunteerPrefill } from '@karov/api-client';
import { POLICE_MONTHS, type GuardianReason } from '@karov/domain';
import { Crypto } from '../../platform/crypto/crypto.js';
import { KeyRotation } from '../../platform/crypto/key-rotation.js';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';
import { IdNumberHashes } from './id-number-hashes.service.js';
import type { VolunteerForm, VolunteerSignature, VolunteerStanding } from './volunteers.types.js';

type FlagName = 'israeli_citizen' | 'driving_license' | 'vehicle_availability' | 'local_authority';
type PrefillRow = Omit<VolunteerPrefill, FlagName | 'id_number'> & Record<FlagName, boolean | null> & { id_number: Buffer | null };

/** Columns that a form fills; in a partial one what is not given stays. */
const NULLABLE = ['id_number', 'id_number_hash', 'dob', 'gender', 'israeli_citizen', 'local_authority', 'driving_license', 'vehicle_availability'] as const;
const LISTS = ['languages', 'interests'] as const;
/** Whether a form signs: the first signature and each renewal do, registering again does not. */
const SIGNS = '($21 AND ($23 OR v.signed_at IS NULL))';
/** Until when a checked police certificate holds (rule 85). */
const POLICE_END = `police_validated_at + interval '${POLICE_MONTHS} months'`;

/** What is stored beside a form; requirements are only ever added (rule 85). */
interface SavedWith {
  needsPolice: boolean;
  guardian: GuardianReason | null;
  at: Date;
  ip: string | null;
}

/** Queries on what volunteers tell in forms of their own; identity numbers, typed signatures and the addresses of signers are encrypted here (rule 67). */
@Injectable()
export class VolunteerFormsRepository {
  constructor(
    private readonly database: Database,
    private readonly crypto: Crypto,
    private readonly hashes: IdNumberHashes,
    keyRotation: KeyRotation,
  ) {
    keyRotation.registerColumns({ table: 'volunteer_information', key: 'id', columns: ['id_number', 'signature_text', 'ip_address'] });
  }

  async prefill(userId: number): Promise<VolunteerPrefill | null> {
    const [row]: PrefillRow[] = await this.database.manager.query(
      `SELECT id_number, import_address, to_char(dob, 'YYYY-MM-DD') AS dob, gender, place, to_char(date, 'YYYY-MM-DD') AS date, israeli_citizen,
         driving_license, vehicle_availability, local_authority, languages, interests, way_to_provide_help, contact_method
       FROM volunteer_information WHERE user_id = $1`,
      [userId],
    );
    if (!row) return null;
    return {
      ...row,
      id_number: row.id_number && this.crypto.decrypt(row.id_number),
      israeli_citizen: toFlag(row.israeli_citizen),
      driving_license: toFlag(row.driving_license),
      vehicle_availability: toFlag(row.vehicle_availability),
      local_authority: toFlag(row.local_authority),
    };
  }

  async standing(userId: number): Promise<VolunteerStanding | null> {
    return (await this.standings([userId]))[0] ?? null;
  }

  async standings(userIds: readonly number[]): Promise<(VolunteerStanding & { userId: number })[]> {
    return this.database.manager.query(
      `SELECT user_id AS "userId", id AS "informationId", signed_at AS "signedAt", signature_file AS "signatureFile", validate_training AS "isTrainingValidated",
         validate_police AS "isPoliceValidated", is_required_police_validation AS "isPoliceRequired", ${POLICE_END} AS "policeEndsAt", police_file AS "policeFile",
         guardian_needed AS "guardianNeeded", guardian_confirmed_at IS NOT NULL AS "isGuardianConfirmed", guardian_file AS "guardianFile"
       FROM volunteer_information WHERE user_id = ANY($1)`,
      [userIds],
    );
  }

  async signature(userId: number): Promise<VolunteerSignature | null> {
    const rows: { signedAt: Date; ip: Buffer | null; text: Buffer | null }[] = await this.database.manager.query(
      'SELECT signed_at AS "signedAt", ip_address AS ip, signature_text AS text FROM volunteer_information WHERE user_id = $1 AND signed_at IS NOT NULL',
      [userId],
    );
    const [row] = rows;
    return row ? { signedAt: row.signedAt, ip: row.ip && this.crypto.decrypt(row.ip), text: row.text && this.crypto.decrypt(row.text) } : null;
  }

  async save(tx: Tx, userId: number, form: VolunteerForm, { needsPolice, guardian, at, ip }: SavedWith): Promise<void> {
    const { facts, isSigned } = form;
    const keep = [
      ...NULLABLE.map((name) => `${name} = ${isSigned ? `excluded.${name}` : `coalesce(excluded.${name}, v.${name})`}`),
      ...LISTS.map((name) => `${name} = CASE WHEN ${isSigned} OR excluded.${name} <> '{}' THEN excluded.${name} ELSE v.${name} END`),
    ];
    await tx.manager.query(
      `INSERT INTO volunteer_information AS v (user_id, id_number, dob, gender, date, israeli_citizen, local_authority, driving_license, vehicle_availability,
         languages, interests, place, way_to_provide_help, contact_method, is_required_police_validation, signature_file, signature_text, guardian_file,
         signed_at, created_at, ip_address, guardian_needed, guardian_asked_at, id_number_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, coalesce($13, 'both'), coalesce($14, 'sms'), $15, $16, $17, $18, $19, $20, $22, $24, CASE WHEN $24::text IS NULL THEN NULL ELSE $20::timestamptz END, $25)
       ON CONFLICT (user_id) DO UPDATE SET ${keep.join(', ')},
         place = CASE WHEN excluded.place <> '' THEN excluded.place ELSE v.place END,
         way_to_provide_help = coalesce($13, v.way_to_provide_help), contact_method = coalesce($14, v.contact_method),
         date = coalesce(excluded.date, v.date),
         is_required_police_validation = v.is_required_police_validation OR excluded.is_required_police_validation,
         signature_file = CASE WHEN ${SIGNS} THEN excluded.signature_file ELSE v.signature_file END,
         signature_text = CASE WHEN ${SIGNS} THEN excluded.signature_text ELSE v.signature_text END,
         ip_address = CASE WHEN ${SIGNS} THEN excluded.ip_address ELSE v.ip_address END,
         guardian_needed = coalesce(v.guardian_needed, excluded.guardian_needed), guardian_asked_at = coalesce(v.guardian_asked_at, excluded.guardian_asked_at),
         guardian_file = coalesce(excluded.guardian_file, v.guardian_file),
         signed_at = CASE WHEN ${SIGNS} THEN excluded.signed_at ELSE v.signed_at END, is_imported = v.is_imported AND NOT $21`,
      [
        userId,
        facts.id_number === null ? null : this.crypto.encrypt(facts.id_number),
        facts.dob,
        facts.gender,
        facts.date,
        fromFlag(facts.israeli_citizen),
        fromFlag(facts.local_authority),
        fromFlag(facts.driving_license),
        fromFlag(facts.vehicle_availability),
        facts.languages,
        facts.interests,
        facts.place,
        form.wayToProvideHelp ?? null,
        form.contactMethod ?? null,
        needsPolice,
        isSigned ? form.signatureFile : null,
        isSigned && form.signatureFile === null && facts.signature_text !== null ? this.crypto.encrypt(facts.signature_text) : null,
        form.guardianFile,
        isSigned ? at : null,
        at,
        isSigned,
        isSigned && ip !== null ? this.crypto.encrypt(ip) : null,
        form.isRenewal,
        guardian,
        facts.id_number === null ? null : this.hashes.of(facts.id_number),
      ],
    );
  }
}

function toFlag(value: boolean | null): Flag | null {
  if (value === null) return null;
  return value ? 1 : 0;
}

function fromFlag(flag: Flag | null): boolean | null {
  return flag === null ? null : flag === 1;
}
