import {
  type AnswerFault,
  type ConsentKind,
  type HelpProfileAnswers,
  isRecord,
  type Role,
  roleId,
} from '@karov/domain';

/** A form as received: the domain's validators read its fields one by one. */
export type RawForm = Readonly<Record<string, unknown>>;

/** Reads the body of a registration; returns an empty form for anything but an object. */
export function readForm(body: unknown): RawForm {
  return isRecord(body) ? body : {};
}

/** The roles that people can register for themselves (rule 132). */
export type OpenRole = Extract<Role, 'user' | 'volunteer'>;
const VOLUNTEER_FIELDS = ['is_agree', 'way_to_provide_help', 'partial_register_volunteer'];

/**
 * Returns the role of a registration, according to `role_id` or otherwise to the fields of the form; null for
 * a role that people cannot register for themselves (rule 15).
 */
export function roleOfForm(form: RawForm): OpenRole | null {
  const given = form['role_id'];
  if (given === undefined || given === null || given === '')
    return VOLUNTEER_FIELDS.some((name) => Object.hasOwn(form, name)) ? 'volunteer' : 'user';
  return (['user', 'volunteer'] as const).find((role) => String(roleId(role)) === String(given)) ?? null;
}

/** Whether the form is from somebody who registers only to ask on behalf of others (rule 118). */
export function isOfCarer(form: RawForm): boolean {
  return ['1', 'true'].includes(String(form['is_carer']));
}

/** The consents of a carer, who says nothing about a disability. */
export const CONSENTS_OF_CARER: readonly ConsentKind[] = ['terms', 'privacy', 'messages'];

/** The consents of a person who registers for help. */
export function consentsOfSeeker(answers: HelpProfileAnswers): ConsentKind[] {
  return [
    'terms',
    'privacy',
    'disability_data',
    'messages',
    ...(answers['database_inclusion'] === 'yes' ? (['database_inclusion'] as const) : []),
  ];
}

/** The consents that a volunteer's signature covers. */
export const CONSENTS_OF_VOLUNTEER: readonly ConsentKind[] = [
  'terms',
  'privacy',
  'volunteer_agreement',
  'messages',
];

/** Returns the error for a field in which nothing was chosen. */
export function choiceFault(path: string): AnswerFault {
  return { path, key: 'choice', params: {} };
}
