/** The kinds of results, in listing order. */
export const COMMAND_GROUPS = ['acts', 'pages', 'people', 'requests', 'events', 'towns'] as const;

/** A result of the command bar: its link, or its action. */
export interface Command {
  id: string;
  group: (typeof COMMAND_GROUPS)[number];
  label: string;
  /** a second line, such as contact wishes */
  detail?: string;
  /** the person whose open requests are shown */
  personId?: number;
  /**
   * one of several people who share the typed number: the reader chooses a card, and Enter chooses none (rule
   * 238)
   */
  isOneOfSeveral?: boolean;
  run: () => void;
}
