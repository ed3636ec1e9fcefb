export { AuthModule } from './auth.module.js';
export { AuthRecords } from './auth-records.js';
export { KnownPeopleService } from './known-people.service.js';
export { OtpService } from './otp.service.js';
export { signInObstacle } from './sign-in.rules.js';
export { SessionsService, type LiveSession } from './sessions.service.js';
export { TicketsService } from './tickets.service.js';
