import type { Registered } from '@karov/api-client';
import {
  type AnswerFault,
  localDay,
  type ValidatedDisabilities,
  type ValidatedVolunteerFacts,
  type ValidatedVolunteerPerson,
  validateVolunteerDisabilities,
  validateVolunteerFacts,
  validateVolunteerPerson,
} from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { requireOwnNumbers } from '../../platform/http/own-numbers.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ConsentsService } from '../consents/index.js';
import { FilesService } from '../files/index.js';
import { OptionsService } from '../options/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { type Account, HelpProfilesService } from '../users/index.js';
import {
  VolunteerFormsRepository,
  type VolunteerStanding,
  VolunteersRepository,
} from '../volunteers/index.js';
import { PeopleService, type PersonDetails } from './people.service.js';
import { CONSENTS_OF_VOLUNTEER, type RawForm } from './registration-form.rules.js';

const PNG_PREFIX = 'data:image/png;base64,';

/** A volunteer's valid form, with its signature stored. */
export interface VolunteerRegistration {
  person: ValidatedVolunteerPerson;
  facts: ValidatedVolunteerFacts;
  /** Null if disabilities were left out. */
  disabilities: ValidatedDisabilities | null;
  isPartial: boolean;
  signatureFile: string | null;
  organizationId: number | null;
}

/** Registration of volunteers (rules 119, 129 and 131; rules 55, 56, 65, 66). */
@Injectable()
export class VolunteerRegistrationsService {
  constructor(
    private readonly options: OptionsService,
    private readonly organizations: OrganizationsService,
    private readonly people: PeopleService,
    private readonly profiles: HelpProfilesService,
    private readonly volunteers: VolunteersRepository,
    private readonly forms: VolunteerFormsRepository,
    private readonly files: FilesService,
    private readonly consents: ConsentsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Validates the form; `claim` is the ticket that holds its signature until there is an account.
   * @throws ValidationFailure, ORGANIZATION_UNKNOWN, SIGNATURE_BLANK
   */
  async validate(form: RawForm, claim: string): Promise<VolunteerRegistration> {
    const isPartial = ['1', 'true'].includes(String(form['partial_register_volunteer']));
    const { person, faults } = validateVolunteerPerson(form, { isPartial });
    const options = await this.options.profileOptions();
    const named = validateVolunteerDisabilities(form, options.disabilities);
    const validated = validateVolunteerFacts(form, {
      options,
      today: localDay(this.clock.now()),
      isRenewal: false,
      isPartial,
      fullName: `${person.first_name} ${person.last_name}`,
    });
    throwFaults([...faults, ...validated.faults, ...named.faults]);
    const organizationId = await this.organizationOf(form['slug']);
    const image = isPartial ? null : validated.facts.signature_image;
    const signatureFile = image === null ? null : await this.keepSignature(image, claim);
    return {
      person,
      facts: validated.facts,
      disabilities: named.disabilities,
      isPartial,
      signatureFile,
      organizationId,
    };
  }

  /** Stores a volunteer; returns their id, the next page, and whether a guardian's approval is to be checked. */
  async register(
    tx: Tx,
    account: Account | null,
    phone: string,
    registration: VolunteerRegistration,
    form: RawForm,
    claim: string,
  ): Promise<{ id: number; next: Registered['next']; isGuardianAwaited: boolean }> {
    const own = account
      ? ((await this.volunteers.summaries([account.id])).get(account.id)?.informationId ?? null)
      : null;
    requireOwnNumbers(form, { volunteer_information_id: [own] });
    const { facts, isPartial, signatureFile } = registration;
    const id = await this.people.save(tx, account, phone, this.details(registration), 'volunteer', null);
    if (registration.disabilities) await this.profiles.saveDisabilities(id, registration.disabilities);
    if (signatureFile) await this.files.claim(signatureFile, 'signature', claim, id);
    const isApprovalGone =
      facts.guardian_approval !== null &&
      !(await this.files.claim(facts.guardian_approval, 'approval', claim, id));
    if (isApprovalGone) fail('APPROVAL_UNKNOWN', { field: 'guardian_approval' });
    await this.forms.save(id, {
      facts,
      wayToProvideHelp: registration.person.way_to_provide_help,
      contactMethod: registration.person.contact_method,
      signatureFile,
      guardianFile: facts.guardian_approval,
      isSigned: !isPartial,
      isRenewal: false,
    });
    if (!isPartial) await this.consents.record(id, CONSENTS_OF_VOLUNTEER);
    return { id, ...awaited(isPartial ? null : await this.forms.standing(id)) };
  }

  private details({ person, organizationId }: VolunteerRegistration): PersonDetails {
    return {
      firstName: person.first_name,
      lastName: person.last_name,
      email: person.email,
      residential: this.people.address(person.residential_address, 'residential_address'),
      ...(person.arrival_address === null
        ? {}
        : { arrival: this.people.address(person.arrival_address, 'arrival_address') }),
      organizationId,
      channels: [person.contact_method],
    };
  }

  private async organizationOf(slug: unknown): Promise<number | null> {
    if (slug === undefined || slug === null || slug === '') return null;
    return (
      (typeof slug === 'string' ? await this.organizations.idOf(slug) : null) ??
      fail('ORGANIZATION_UNKNOWN', { field: 'slug' })
    );
  }

  private keepSignature(image: string, claim: string): Promise<string> {
    return this.files.keep({
      kind: 'signature',
      bytes: Buffer.from(image.slice(PNG_PREFIX.length), 'base64'),
      field: 'signature_image',
      claim,
    });
  }
}

function throwFaults(faults: readonly AnswerFault[]): void {
  if (faults.length > 0) throw new ValidationFailure(faults);
}

/**
 * The documents still awaited after a registration: a police certificate that is required and missing, now or
 * from earlier (rule 85), and a guardian's approval that is still to be checked (rule 56).
 */
function awaited(standing: VolunteerStanding | null): {
  next: Registered['next'];
  isGuardianAwaited: boolean;
} {
  if (standing === null) return { next: 'Login', isGuardianAwaited: false };
  const { isPoliceRequired, isPoliceValidated, guardianNeeded, isGuardianConfirmed } = standing;
  return {
    next: isPoliceRequired && !isPoliceValidated ? 'PoliceConfirmation' : 'Login',
    isGuardianAwaited: guardianNeeded !== null && !isGuardianConfirmed,
  };
}
