import { createContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { useSteadyRows } from '../shared/table/use-steady-rows.js';

type SteadyTable = ReturnType<typeof useSteadyRows<RaRecord>>;

/** The rows of the table around a component, in their places (rule 153). */
export const SteadyRowsContext = createContext<SteadyTable | null>(null);
