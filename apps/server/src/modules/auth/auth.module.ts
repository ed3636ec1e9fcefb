import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { SessionReader } from '../../platform/security/caller.js';
import { BlockedIpsModule } from '../blocked-ips/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { AuthSweep } from './auth.sweep.js';
import { CaptchaService } from './captcha.service.js';
import { OtpRepository } from './otp.repository.js';
import { OtpService } from './otp.service.js';
import { SessionsService } from './sessions.service.js';

@Global()
@Module({
  imports: [
    BlockedIpsModule, NotificationsModule, UsersModule, VolunteersModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: AppConfig) => ({
        secret: config.secrets.jwt,
        signOptions: { algorithm: 'HS256', issuer: 'karov' },
        verifyOptions: { algorithms: ['HS256'], issuer: 'karov' },
      }),
    }),
  ],
  controllers: [AuthController],
  providers: [AuthService, AuthSweep, CaptchaService, OtpRepository, OtpService, SessionsService, { provide: SessionReader, useExisting: SessionsService }],
  exports: [SessionReader, SessionsService],
})
export class AuthModule {}
