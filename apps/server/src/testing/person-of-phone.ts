import type { INestApplicationContext } from '@nestjs/common';
import { type Account, UsersRepository } from '../modules/users/index.js';

/** Returns the last person to use a number. */
export async function firstOf(
  app: Pick<INestApplicationContext, 'get'>,
  phone: string,
): Promise<Account | undefined> {
  return (await app.get(UsersRepository).accountsByPhone(phone))[0];
}
