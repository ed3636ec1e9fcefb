import { createClient } from '@karov/api-client';
import { reach } from './connection.js';
import { currentLocale, currentSession } from './device-store.js';

/** What every call of the back office carries: language and token. */
export const callOptions = { locale: currentLocale, token: () => currentSession()?.token ?? null };

/** The one client for all calls that react-admin's data provider does not make. */
export const api = createClient({ ...callOptions, reach });
