import type { QueryRunner } from 'typeorm';
import { sqlTexts } from './sql-texts.js';

/** The migrations that were squashed into the schema and the seed, in the order in which they ran. */
const FORMER = [
  'Tables1700000000001',
  'PositionsAndMatching1700000000002',
  'OptionLists1700000000003',
  'Imports1700000000004',
  'HelpProfileOptions1700000000005',
  'Registration1700000000006',
  'ContactAndSubscriptions1700000000007',
  'Presence1700000000008',
  'KeptAddresses1700000000009',
  'Renewals1700000000010',
  'DeletionRequests1700000000011',
  'AddressConfirmations1700000000012',
  'OfficialPlaces1700000000013',
  'Applications1700000000014',
  'Availability1700000000015',
  'Chat1700000000016',
  'Replies1700000000020',
  'EarlyReceipts1700000000021',
  'SignerAddresses1700000000022',
  'DemoClock1700000000023',
  'EventProgress1700000000024',
  'LooksAtPeople1700000000025',
  'SignInDevices1700000000035',
  'AdminNetworks1700000000036',
  'SessionLocks1700000000037',
  'PhoneChanges1700000000038',
  'Passkeys1700000000039',
  'Vetting1700000000040',
  'ClosedByStop1700000000041',
  'PasskeyProofs1700000000042',
  'Wishes1700000000043',
  'UrgentHolds1700000000044',
  'UrgentEventTypes1700000000045',
  'StoredTexts1700000000046',
  'ApplicationEnders1700000000050',
  'OneWordEach1700000000055',
  'RejectedQuestions1700000000060',
  'EventFeedback1700000000061',
  'VisitorsContacts1700000000062',
  'UnreadAnswerTime1700000000063',
  'MapPoints1700000000066',
  'Assignments1700000000067',
  'Needs1700000000068',
  'DueRuns1700000000069',
  'PeopleLists1700000000071',
  'DeletionsByStaff1700000000074',
  'Figures1700000000077',
  'Coverage1700000000078',
  'VettingAnswers1700000000080',
  'BusyHour1700000000081',
];

/**
 * How far a database came in the history before the squash: the last migration that ran in it and whether
 * that is the whole of it; null for one that began after.
 */
export function formerHistory(ran: readonly string[]): { last: string; isWhole: boolean } | null {
  const known = FORMER.filter((name) => ran.includes(name));
  const last = known.at(-1);
  return last === undefined ? null : { last, isWhole: known.length === FORMER.length };
}

/**
 * Brings a database at the end of the former history in line with the schema, without touching its data. Call
 * it in a transaction.
 */
export async function carryOver(runner: QueryRunner): Promise<void> {
  for (const text of sqlTexts('carry-over')) await runner.query(text);
  await runner.query('DELETE FROM migrations WHERE name = ANY($1)', [FORMER]);
  await runner.query(
    `INSERT INTO migrations (timestamp, name) VALUES (1700000000001, 'Schema1700000000001'), (1700000000002, 'Seed1700000000002')`,
  );
}
