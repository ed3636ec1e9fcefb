import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** Returns the name of a row for screen readers, for example of its checkbox. */
export const NameOfRowContext = createContext<(row: RaRecord) => string>(({ id }) => String(id));
