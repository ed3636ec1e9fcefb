import { createContext } from 'react';
import type { Identifier } from 'react-admin';

/** The names of the rows of a table for screen readers, for example of their checkboxes. */
export const NamesOfRowsContext = createContext<ReadonlyMap<Identifier, string>>(new Map());
