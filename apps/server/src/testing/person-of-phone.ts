import type { INestApplicationContext } from '@nestjs/common';
import { type Account, UsersRepository } from '../modules/users/index.js';

/** The person of a number who was here last. */
export async function firstOf(
  app: Pick<INestApplicationContext, 'get'>,
  phone: string,
): Promise<Account | undefined> {
  return (await app.get(UsersRepository).accountsByPhone(phone))[0];
}
