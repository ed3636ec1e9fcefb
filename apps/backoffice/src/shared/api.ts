import { createClient } from '@karov/api-client';
import { locale, reach, session } from '@karov/web';

/** The headers of every call of the back office: language and token. */
export const callOptions = { locale: locale.get, token: () => session.get()?.token ?? null };

/** The client for all calls that do not go through react-admin's data provider. */
export const api = createClient({ ...callOptions, reach });
