import { createSecretKey } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { SessionReader } from '../../platform/security/caller.js';
import { BlockedIpsModule } from '../blocked-ips/index.js';
import { CodeSource, NotificationsModule } from '../notifications/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { AuthController } from './auth.controller.js';
import { AuthSweep } from './auth.sweep.js';
import { EntryService } from './entry.service.js';
import { FreshProofService } from './fresh-proof.service.js';
import { KnownPeopleService } from './known-people.service.js';
import { NameTriesService } from './name-tries.service.js';
import { NamedPersonController } from './named-person.controller.js';
import { NamedPersonService } from './named-person.service.js';
import { OtpRepository } from './otp.repository.js';
import { OtpService } from './otp.service.js';
import { OwnerLinksService } from './owner-links.service.js';
import { OwnerNoticesService } from './owner-notices.service.js';
import { OwnerQuestionController } from './owner-question.controller.js';
import { OwnerQuestionsRepository } from './owner-questions.repository.js';
import { OwnerQuestionsService } from './owner-questions.service.js';
import { PasskeyCheckService } from './passkey-check.service.js';
import { PasskeyEntryController } from './passkey-entry.controller.js';
import { PasskeyEntryService } from './passkey-entry.service.js';
import { PasskeyResetController } from './passkey-reset.controller.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { PasskeysService } from './passkeys.service.js';
import { PeopleOfNumberService } from './people-of-number.service.js';
import { RegistrationCodesController } from './registration-codes.controller.js';
import { RegistrationCodesService } from './registration-codes.service.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { SharedNumberController } from './shared-number.controller.js';
import { SharedNumberService } from './shared-number.service.js';
import { SignInLinksRepository } from './sign-in-links.repository.js';
import { SocketCuts } from './socket-cuts.js';
import { TicketsRepository } from './tickets.repository.js';
import { TicketsService } from './tickets.service.js';
import { UnlockController } from './unlock.controller.js';
import { UnlockService } from './unlock.service.js';

@Global()
@Module({
  imports: [
    BlockedIpsModule,
    NotificationsModule,
    UsersModule,
    VolunteersModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: AppConfig) => ({
        // The key object is created once: if it were given a text, the library would try to parse it as a
        // public key at each call.
        secret: createSecretKey(config.secrets.jwt, 'utf8'),
        signOptions: { algorithm: 'HS256', issuer: 'karov' },
        verifyOptions: { algorithms: ['HS256'], issuer: 'karov' },
      }),
    }),
  ],
  controllers: [
    AuthController,
    NamedPersonController,
    UnlockController,
    OwnerQuestionController,
    PasskeyEntryController,
    PasskeysController,
    PasskeyResetController,
    RegistrationCodesController,
    SharedNumberController,
  ],
  providers: [
    EntryService,
    FreshProofService,
    NamedPersonService,
    NameTriesService,
    OwnerNoticesService,
    OwnerQuestionsService,
    OwnerQuestionsRepository,
    PeopleOfNumberService,
    OwnerLinksService,
    PasskeyCheckService,
    PasskeyEntryService,
    PasskeysRepository,
    PasskeysService,
    SharedNumberService,
    SocketCuts,
    UnlockService,
    AuthSweep,
    KnownPeopleService,
    OtpRepository,
    OtpService,
    RegistrationCodesService,
    SessionsRepository,
    SessionsService,
    SignInLinksRepository,
    TicketsRepository,
    TicketsService,
    { provide: SessionReader, useExisting: SessionsService },
    { provide: CodeSource, useExisting: OtpRepository },
  ],
  exports: [
    CodeSource,
    PeopleOfNumberService,
    FreshProofService,
    OwnerQuestionsService,
    OwnerNoticesService,
    PasskeysService,
    OwnerLinksService,
    EntryService,
    KnownPeopleService,
    OtpService,
    SessionReader,
    SessionsService,
    TicketsService,
  ],
})
export class AuthModule {}
