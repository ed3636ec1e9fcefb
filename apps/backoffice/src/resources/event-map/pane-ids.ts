/** The ids of the console's panes, for links that skip from one to the next. */
export const PANE_IDS = {
  needs: 'console-needs-pane',
  map: 'console-map-pane',
  volunteers: 'console-volunteers-pane',
  story: 'console-story-pane',
} as const;

/** The panes that follow another one. */
export type NextPane = Exclude<keyof typeof PANE_IDS, 'needs'>;
