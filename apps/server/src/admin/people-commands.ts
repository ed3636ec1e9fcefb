import { normalizePhone } from '@karov/domain/phone';
import type { INestApplicationContext } from '@nestjs/common';
import { ActivityService } from '../modules/activity/index.js';
import { SessionsService } from '../modules/auth/index.js';
import { isOwnPhone, ofName, UsersRepository } from '../modules/users/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Database } from '../platform/database/database.js';
import { WrongUse } from './command.js';

const ROLE = 'super_admin';

/** Makes somebody a super admin: whoever has the number, or a new person (rule 28). */
export async function makeSuperAdmin(app: INestApplicationContext, args: readonly string[]): Promise<string> {
  const [phoneText = '', firstName = '', lastName = ''] = args;
  const phone = phoneOf(phoneText);
  if (!firstName || !lastName) throw new WrongUse();
  const users = app.get(UsersRepository);
  const people = await users.accountsByPhone(phone);
  // a staff number is personal: it identifies the volunteer who already has it, or the person with that name
  // (rule 238)
  const account = people.find(({ roles }) => isOwnPhone(roles)) ?? ofName(people, `${firstName} ${lastName}`);
  await app.get(Database).transaction(async () => {
    const userId = account ? account.id : await addSuperAdmin(app, { phone, firstName, lastName });
    if (account) await users.addRole([userId], ROLE);
    await record(app, userId, { won: [ROLE], lost: [] });
  });
  return 'Done. Sign in at /admin/login with that phone.';
}

/**
 * Makes a super admin an admin, whose other roles super admins change in the list of users; the sessions as a super
 * admin end at once. The last one stays, because nobody else could make another.
 */
export async function endSuperAdmin(app: INestApplicationContext, args: readonly string[]): Promise<string> {
  const phone = phoneOf(args[0] ?? '');
  const users = app.get(UsersRepository);
  const account = (await users.accountsByPhone(phone)).find(({ roles }) => roles.includes(ROLE));
  if (!account) throw new Error('No super admin has that number.');
  if ((await users.superAdmins()).every((id) => id === account.id))
    throw new Error('This is the only super admin: make another one first.');
  await app.get(Database).transaction(async () => {
    await users.removeRoles(account.id, [ROLE]);
    await users.addRole([account.id], 'admin');
    await app.get(SessionsService).endIn(account.id, [ROLE]);
    await record(app, account.id, { won: ['admin'], lost: [ROLE] });
  });
  return 'Done. That person is an admin now.';
}

/** Ends all sessions of everybody with a number: a device was lost, or somebody else has it. */
export async function endSessions(app: INestApplicationContext, args: readonly string[]): Promise<string> {
  const people = await app.get(UsersRepository).accountsByPhone(phoneOf(args[0] ?? ''));
  if (people.length === 0) throw new Error('Nobody has that number.');
  for (const { id } of people) await app.get(SessionsService).endAll(id);
  return `Done: ${people.length === 1 ? 'one person' : `${people.length} people`} must sign in again everywhere.`;
}

function phoneOf(text: string): string {
  const phone = normalizePhone(text);
  if (!phone) throw new WrongUse();
  return phone;
}

async function addSuperAdmin(
  app: INestApplicationContext,
  person: { phone: string; firstName: string; lastName: string },
): Promise<number> {
  const [added] = await app.get(UsersRepository).add(
    [
      {
        ...person,
        email: null,
        locale: 'he-IL',
        isActive: true,
        channels: ['sms'],
        address: null,
        createdAt: app.get(Clock).now(),
      },
    ],
    ROLE,
  );
  if (!added) throw new Error('nobody was added');
  return added.id;
}

function record(
  app: INestApplicationContext,
  userId: number,
  newValues: { won: string[]; lost: string[] },
): Promise<void> {
  return app
    .get(ActivityService)
    .record([{ subjectType: 'user', subjectId: userId, actorId: null, action: 'roles_changed', newValues }]);
}
