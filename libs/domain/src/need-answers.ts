/** How a volunteer answered, such as on a link page, in the portal, or by a message. */
export const ANSWER_CHANNELS = ['link', 'portal', 'sms', 'whatsapp', 'call', 'phone'] as const;
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number];

/**
 * What a coordinator did with an answer: kept it in reserve, assigned the volunteer, thanked them, or marked
 * it as read (rules 146, 147).
 */
export type AnswerOutcome = 'kept' | 'assigned' | 'thanked' | 'seen';

/** What a coordinator may do with a waiting answer. */
export type AnswerAbility = 'keep' | 'assign' | 'thank' | 'see';

interface AnswerStanding {
  kind: 'late_yes' | 'words';
  isHandled: boolean;
  /** Whether the need is still live, and which volunteer it has. */
  isNeedLive: boolean;
  holderId: number | null;
  volunteerId: number;
}

/**
 * Returns what a coordinator may do with an answer. Free text can be marked as read; the volunteer of a late
 * yes can be kept in reserve, assigned in place of the present volunteer, or thanked (rule 146).
 */
export function answerAbilities({
  kind,
  isHandled,
  isNeedLive,
  holderId,
  volunteerId,
}: AnswerStanding): AnswerAbility[] {
  if (isHandled) return [];
  if (kind === 'words') return ['see'];
  if (!isNeedLive || holderId === volunteerId) return ['thank'];
  return holderId === null ? ['assign', 'thank'] : ['keep', 'assign', 'thank'];
}
