import type { KeptFile, ReferenceKept, VolunteerLookup } from '@karov/api-client';
import { Body, Controller, HttpCode, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/http/answers.js';
import { Takes } from '../../platform/http/bodies.js';
import { BodyLimit } from '../../platform/http/body-limits.js';
import { Access } from '../../platform/security/access.js';
import { type Caller, CallerParam } from '../../platform/security/caller.js';
import { type Client, ClientParam, KnowsDevice } from '../../platform/security/client.js';
import { Throttled } from '../../platform/security/throttle.js';
import { KnownPeopleService, TicketsService } from '../auth/index.js';
import { FileUpload, SIGNED_FORM_KILOBYTES, type UploadedBytes } from '../files/index.js';
import { ReferencesService } from './references.service.js';
import { VolunteerDetailDto } from './registration.dto.js';
import { checkPhone, type RegistrationAnswer, RegistrationService } from './registration.service.js';

const SHARE = 0.1;

@ApiTags('registration')
@Controller()
@Throttled(SHARE)
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly references: ReferencesService,
    private readonly tickets: TicketsService,
    private readonly known: KnownPeopleService,
  ) {}

  @Post('auth/register')
  @HttpCode(200)
  @BodyLimit(SIGNED_FORM_KILOBYTES)
  @Access.public()
  @ApiOperation({
    summary:
      'Registers a help seeker (HelpSeekerRegistration) or a volunteer (VolunteerRegistration) with a ticket, and signs them in',
  })
  @Takes.form('HelpSeekerRegistration', 'VolunteerRegistration')
  @KnowsDevice()
  @Answers.data('Registered')
  register(@Body() body: unknown, @ClientParam() client: Client): Promise<RegistrationAnswer> {
    return this.registration.register(body, client);
  }

  @Post('auth/register/guardian-approval')
  @HttpCode(200)
  @Access.public()
  @UseInterceptors(FileUpload('file', 'approval'))
  @Takes.upload({ fields: { ticket: { type: 'string' } }, file: 'file', required: ['ticket', 'file'] })
  @ApiOperation({ summary: 'Keeps the approval of a guardian for the registration with the same ticket' })
  @Answers.data('KeptFile')
  guardianApproval(
    @Body('ticket') ticket: unknown,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<{ data: KeptFile; message: string }> {
    return this.registration.keepApproval(ticket, file?.buffer);
  }

  @Post('volunteer/detail')
  @HttpCode(200)
  @Access.public()
  @Answers.data('VolunteerLookup')
  @ApiOperation({ summary: 'What is known already of the person behind a ticket' })
  async volunteerDetail(@Body() dto: VolunteerDetailDto): Promise<{ data: VolunteerLookup }> {
    const ticket = await this.tickets.read(dto.ticket);
    checkPhone(dto.phone, ticket);
    return { data: await this.known.volunteerOf(ticket) };
  }

  @Post('reference/register')
  @HttpCode(200)
  @Access.user()
  @ApiOperation({
    summary:
      'Registers an assisted person, also without a telephone; a name that is known at the number is linked, never overwritten',
  })
  @Takes.form('ReferenceRegistration')
  @Answers.data('ReferenceKept')
  reference(
    @Body() body: unknown,
    @CallerParam() caller: Caller,
  ): Promise<{ data: ReferenceKept; message: string }> {
    return this.references.register(caller, body);
  }
}
