import {
  type Address,
  type HelpProfileAnswers,
  isContradiction,
  isRecord,
  localDay,
  noneOf,
  roleId,
  type SectionName,
  type Validation,
  validateAnswers,
  validateSection,
  withSection,
} from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { checkForm } from '../../platform/http/checked-form.js';
import { foreignNumbers, requireOwnNumbers } from '../../platform/http/own-numbers.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { FreshProofService, KnownPeopleService } from '../auth/index.js';
import { OptionsService } from '../options/index.js';
import { PlacesService } from '../places/index.js';
import {
  AddressDependents,
  countedAddress,
  type DetailsChange,
  type HelpProfile,
  HelpProfilesService,
  isSameEmail,
  movesPlace,
  partsOf,
  UserDetailsRepository,
  UserDetailsService,
  withDisabilities,
} from '../users/index.js';
import { VolunteersRepository } from '../volunteers/index.js';
import { AddressConfirmationsRepository } from './address-confirmations.repository.js';
import { ProfileDto } from './profile.dto.js';

const CONFIRMED_FOR_SECONDS = 900;
/** The section of the help profile that contains the disabilities. */
const DISABILITIES_IN: SectionName = 'disability';

type Fault = ValidationFailure['fields'][number];
type ProfileOptions = Awaited<ReturnType<OptionsService['profileOptions']>>;

/** People's changes to their own data (rule 121). */
@Injectable()
export class ProfileWriterService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly profiles: HelpProfilesService,
    private readonly details: UserDetailsRepository,
    private readonly changes: UserDetailsService,
    private readonly dependents: AddressDependents,
    private readonly places: PlacesService,
    private readonly options: OptionsService,
    private readonly volunteers: VolunteersRepository,
    private readonly activity: ActivityService,
    private readonly confirmations: AddressConfirmationsRepository,
    private readonly proof: FreshProofService,
    private readonly known: KnownPeopleService,
  ) {}

  /**
   * Saves changes. Another e-mail address needs a recent proof, because notices of changes are sent to it
   * (rule 234). A changed address with open requests leads to a question first: 422 with errors.message ["1"]
   * (rule 131, rule 61).
   * @throws ValidationFailure, NAMES_OVER, FRESH_PROOF_NEEDED, ADDRESS_CONFIRM
   */
  async save(caller: Caller, body: unknown): Promise<void> {
    const { form, change, answers } = await this.validate(caller, body);
    if (change.firstName !== undefined && change.lastName !== undefined)
      await this.known.hearNewName(caller.userId, `${change.firstName} ${change.lastName}`);
    await this.database.transaction(async (tx) => {
      await this.details.lock(caller.userId);
      const before = await this.details.find(caller.userId);
      if (!before) return fail('SESSION_EXPIRED');
      if (change.email !== undefined && !isSameEmail(before.email, change.email))
        await this.proof.require(caller);
      const isMoving = movesPlace(before, change);
      if (isMoving && form.leave_requests !== true)
        await this.requireConfirmation(caller.userId, form.ignore === true);
      await this.changes.save(tx, caller.userId, change);
      await this.saveHelp(caller, form, answers);
      await this.activity.record([
        {
          subjectType: 'user',
          subjectId: caller.userId,
          actorId: caller.userId,
          action: 'profile_changed',
          newValues: { fields: Object.keys(change) },
        },
      ]);
      if (isMoving)
        await this.dependents[form.leave_requests === true ? 'stayed' : 'moved'](
          tx,
          caller.userId,
          countedAddress(before)?.text ?? '',
        );
    });
  }

  /**
   * Stores the answer to the question about open requests; it applies to the next change, for a quarter of an
   * hour.
   */
  async confirm(caller: Caller, userId: number, isConfirmed: boolean): Promise<void> {
    requireOwnNumbers({ user_id: userId }, { user_id: [caller.userId] });
    await (isConfirmed
      ? this.confirmations.confirm(userId, this.clock.now())
      : this.confirmations.withdraw(userId));
  }

  private async requireConfirmation(userId: number, isAnswered: boolean): Promise<void> {
    const notBefore = addSeconds(this.clock.now(), -CONFIRMED_FOR_SECONDS);
    const isConfirmed = isAnswered && (await this.confirmations.use(userId, notBefore));
    if (!isConfirmed) await this.dependents.ask(userId, 'own');
  }

  /**
   * Reads the form; all errors are reported together, the first one for each field.
   * @throws ValidationFailure
   */
  private async validate(
    caller: Caller,
    body: unknown,
  ): Promise<{ form: Partial<ProfileDto>; change: DetailsChange; answers: HelpProfileAnswers | null }> {
    const { form, faults: declared } = checkForm(ProfileDto, body);
    const foreign = foreignNumbers(body, await this.ownNumbers(caller));
    const { change, faults: ofDetails } = this.changeOf(form, body);
    const { answers, faults: ofHelp } = await this.validateHelp(caller, form);
    const faults = [...foreign, ...declared, ...ofDetails, ...ofHelp];
    const first = faults.filter(({ path }, at) => faults.findIndex((fault) => fault.path === path) === at);
    if (first.length > 0) throw new ValidationFailure(first);
    return { form, change, answers };
  }

  private async ownNumbers({
    userId,
    role,
  }: Caller): Promise<Readonly<Record<string, readonly (number | null)[]>>> {
    const information = (await this.volunteers.summaries([userId])).get(userId)?.informationId ?? null;
    return {
      id: [userId],
      user_id: [userId],
      role_id: [roleId(role)],
      volunteer_information_id: [information],
    };
  }

  private changeOf(
    form: Partial<ProfileDto>,
    body: unknown,
  ): { change: DetailsChange; faults: readonly Fault[] } {
    const residential = this.address(form.residential_address, 'residential_address');
    const arrival =
      form.arrival_address === null || form.arrival_address === ''
        ? { faults: [], address: null }
        : this.address(form.arrival_address, 'arrival_address');
    const change: DetailsChange = {
      firstName: form.first_name,
      lastName: form.last_name,
      email: form.email,
      comments: form.comments,
      contactNote: form.contact_note,
      addressType: form.address_type,
      isPhone: form.is_phone,
      isWp: form.is_wp,
      isSms: form.is_sms,
      isEmail: form.is_email,
      residential: residential.address,
      arrival: arrival.address,
    };
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    return { change: given, faults: [...missingName(body), ...residential.faults, ...arrival.faults] };
  }

  private address(
    wire: string | undefined,
    field: string,
  ): { address: Address | undefined; faults: readonly Fault[] } {
    if (wire === undefined) return { address: undefined, faults: [] };
    const address = this.places.fromWire(wire) ?? undefined;
    return { address, faults: address ? [] : [fault(field, this.places.faultOf(wire))] };
  }

  /**
   * The help profile or one section of it, validated by the form's rules, and the resulting disabilities.
   * @throws HELP_PROFILE_UNREADABLE
   */
  private async validateHelp(
    caller: Caller,
    form: Partial<ProfileDto>,
  ): Promise<{ answers: HelpProfileAnswers | null; faults: readonly Fault[] }> {
    const [options, before] = await Promise.all([
      this.options.profileOptions(),
      this.profiles.find(caller.userId),
    ]);
    requireWhole(before, form);
    const validation: Validation = {
      form: 'profile',
      options,
      isPhone: (text) => normalizePhone(text) !== null,
      year: Number(localDay(this.clock.now()).slice(0, 4)),
    };
    const given = form.help_profile;
    const validated =
      given === undefined
        ? null
        : form.help_section
          ? validateSection(form.help_section, given, validation)
          : validateAnswers(given, validation);
    const answers = validated?.answers ?? null;
    const isElsewhere =
      form.help_section !== undefined &&
      form.help_section !== DISABILITIES_IN &&
      form.disability_id === undefined;
    if (!changesHelp(caller, form, answers) || isElsewhere)
      return { answers, faults: validated?.faults ?? [] };
    const { disabilities } = changed(before, answers, form);
    return { answers, faults: [...(validated?.faults ?? []), ...disabilityFaults(disabilities, options)] };
  }

  private async saveHelp(
    caller: Caller,
    form: Partial<ProfileDto>,
    answers: HelpProfileAnswers | null,
  ): Promise<void> {
    if (!changesHelp(caller, form, answers)) return;
    const before = await this.profiles.find(caller.userId);
    await this.profiles.save(caller.userId, changed(before, answers, form));
  }
}

/** Refuses a section on its own, because saving it would replace everything that cannot be decrypted. */
function requireWhole(before: HelpProfile | null, { help_section: section }: Partial<ProfileDto>): void {
  if (before?.areAnswersUnreadable && section) fail('HELP_PROFILE_UNREADABLE', { field: 'help_section' });
}

function fault(path: string, key: Fault['key']): Fault {
  return { path, key, params: {} };
}

/** Requires that first and last name are changed together. */
function missingName(body: unknown): readonly Fault[] {
  const given = isRecord(body) ? body : {};
  const [first, last] = [given['first_name'] !== undefined, given['last_name'] !== undefined];
  return first === last ? [] : [fault(first ? 'last_name' : 'first_name', 'required')];
}

function changesHelp(
  { role }: Caller,
  form: Partial<ProfileDto>,
  answers: HelpProfileAnswers | null,
): boolean {
  return role === 'user' && (answers !== null || form.disability_id !== undefined);
}

function disabilityFaults(
  { ids, other }: HelpProfile['disabilities'],
  { disabilities }: ProfileOptions,
): readonly Fault[] {
  if (ids.length === 0) return [fault('disability_id', 'required')];
  const chosen = ids.map((id) => disabilities.find((option) => option.id === id));
  if (chosen.includes(undefined)) return [fault('disability_id', 'choice')];
  if (isContradiction(ids, noneOf('disabilities', disabilities)))
    return [fault('disability_id', 'noneAlone')];
  const needsWords = chosen.some((option) => option?.key === 'other') && other.trim().length < 2;
  return needsWords ? [fault('other_disability', 'required')] : [];
}

/**
 * Returns the profile after a change, whether of the whole form, of one section, or only of the disabilities.
 */
function changed(
  before: HelpProfile | null,
  answers: HelpProfileAnswers | null,
  form: Partial<ProfileDto>,
): HelpProfile {
  if (answers && form.help_section) {
    const all = withSection({ ...disabilityAnswers(before), ...before?.answers }, form.help_section, answers);
    return { answers: all, ...partsOf(all), isQuick: before?.isQuick ?? false };
  }
  if (answers) return { answers, ...partsOf(answers), isQuick: false };
  return withDisabilities(before, {
    ids: form.disability_id ?? [],
    other: form.other_disability ?? before?.disabilities.other ?? '',
  });
}

/**
 * Returns the disabilities as answers, for profiles whose answers do not contain them, for example after an
 * import.
 */
function disabilityAnswers(profile: HelpProfile | null): HelpProfileAnswers {
  if (!profile) return {};
  const { ids, other } = profile.disabilities;
  return { disability_id: ids, ...(other && { other_disability: other }) };
}
