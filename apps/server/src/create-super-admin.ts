import { normalizePhone } from '@karov/domain/phone';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { isOwnPhone, ofName, UsersRepository } from './modules/users/index.js';
import { makeReady } from './platform/checks/ready-to-start.js';
import { Clock } from './platform/clock/clock.js';
import { readConfig } from './platform/config/config.js';
import { withLocalSecrets } from './platform/config/local-secrets.js';
import { Database } from './platform/database/database.js';

const USAGE = 'Usage: npm run create-super-admin -- PHONE "FIRST NAME" "LAST NAME"\n';

/** Creates the first super admin (rule 28), or gives the role to the person with that phone. */
async function main(phoneText: string, firstName: string, lastName: string): Promise<void> {
  const phone = normalizePhone(phoneText);
  if (!phone || !firstName || !lastName) throw new Error(USAGE);
  const config = readConfig(withLocalSecrets({ ...process.env, KAROV_ROLE: 'web' }));
  await makeReady(config);
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: ['error', 'fatal'],
  });
  const users = app.get(UsersRepository);
  const people = await users.accountsByPhone(phone);
  // a staff number is personal: it identifies the volunteer who already has it, or the person with that name
  // (rule 238)
  const account = people.find(({ roles }) => isOwnPhone(roles)) ?? ofName(people, `${firstName} ${lastName}`);
  await app.get(Database).transaction(async () => {
    if (account) return users.addRole([account.id], 'super_admin');
    await users.add(
      [
        {
          firstName,
          lastName,
          phone,
          email: null,
          locale: 'he-IL',
          isActive: true,
          channels: ['sms'],
          address: null,
          createdAt: app.get(Clock).now(),
        },
      ],
      'super_admin',
    );
  });
  await app.close();
  process.stdout.write('Done. Sign in at /admin/login with that phone.\n');
}

const [phone = '', firstName = '', lastName = ''] = process.argv.slice(2);
main(phone, firstName, lastName).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
  process.exit(1);
});
