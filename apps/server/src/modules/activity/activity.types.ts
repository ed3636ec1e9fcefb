/** Subjects with a history. */
export type ActivitySubject =
  | 'event'
  | 'event_user_request'
  | 'event_volunteer_request'
  | 'application'
  | 'user'
  | 'import'
  | 'auto_assign_settings'
  | 'blocked_ip'
  | 'category'
  | 'option'
  | 'ready_answer'
  | 'saved_view'
  | 'sending_hold'
  | 'organization';

/** One action. */
export interface Activity {
  subjectType: ActivitySubject;
  subjectId: number;
  actorId: number | null;
  action: string;
  newValues?: Readonly<Record<string, unknown>>;
  note?: string | null;
}

/** A line of the audit log. */
export interface ActivityLine {
  id: number;
  actorId: number | null;
  action: string;
  newValues: Record<string, unknown>;
  note: string | null;
  createdAt: Date;
}
