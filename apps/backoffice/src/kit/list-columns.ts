import { Children, createContext, isValidElement, type ReactNode } from 'react';

/** The names of the columns of the list around a component, so that a saved view can name those shown. */
export const ListColumnsContext = createContext<readonly string[]>([]);

/** The names of the columns among the children of a table, in their order. */
export function sourcesOf(children: ReactNode): string[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ source?: string; children?: ReactNode }>(child)) return [];
    return child.props.source === undefined ? sourcesOf(child.props.children) : [child.props.source];
  });
}
