import { createClient } from '@karov/api-client';
import { reach } from './connection.js';
import { currentLocale, currentSession } from './device-store.js';

/** The headers of every call of the back office: language and token. */
export const callOptions = { locale: currentLocale, token: () => currentSession()?.token ?? null };

/** The client for all calls outside react-admin's data provider. */
export const api = createClient({ ...callOptions, reach });
