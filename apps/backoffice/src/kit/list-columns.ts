import { Children, createContext, isValidElement, type ReactNode } from 'react';

/** The columns of the table in a list, known once it is drawn, so that a saved view can name those shown. */
export interface ListColumns {
  sources: readonly string[];
}

/** The columns of the list around a component. */
export const ListColumnsContext = createContext<ListColumns>({ sources: [] });

/** The names of the columns among the children of a table, in their order. */
export function sourcesOf(children: ReactNode): string[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ source?: string; children?: ReactNode }>(child)) return [];
    return child.props.source === undefined ? sourcesOf(child.props.children) : [child.props.source];
  });
}
