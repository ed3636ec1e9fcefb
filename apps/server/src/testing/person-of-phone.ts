import type { INestApplicationContext } from '@nestjs/common';
import { type Account, UsersService } from '../modules/users/index.js';

/** The person of a number who was here last. */
export async function firstOf(
  app: Pick<INestApplicationContext, 'get'>,
  phone: string,
): Promise<Account | undefined> {
  return (await app.get(UsersService).accountsByPhone(phone))[0];
}
