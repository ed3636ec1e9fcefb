import { createContext } from 'react';
import type { Identifier } from 'react-admin';

/** The names of the rows that a table shows or has shown, for checkboxes and for what is asked about a selection. */
export const NamesOfRowsContext = createContext<ReadonlyMap<Identifier, string>>(new Map());
