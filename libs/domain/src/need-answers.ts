/** How a volunteer's answer came: a link page, the portal, or a message. */
export const ANSWER_CHANNELS = ['link', 'portal', 'sms', 'whatsapp', 'call', 'phone'] as const;
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number];

/**
 * A coordinator's action on an answer: kept in reserve, assigned, thanked, or noted as read (rules 146, 147).
 */
export type AnswerOutcome = 'kept' | 'assigned' | 'thanked' | 'seen';

/** The possible actions on an answer that waits. */
export type AnswerAbility = 'keep' | 'assign' | 'thank' | 'see';

interface AnswerStanding {
  kind: 'late_yes' | 'words';
  isHandled: boolean;
  /** Facts about the need: whether it is live, and who holds it. */
  isNeedLive: boolean;
  holderId: number | null;
  volunteerId: number;
}

/**
 * A coordinator's possible actions on an answer: free text is read; a late yes is kept in reserve behind the
 * holder of the need, takes their place, or is thanked (rule 146).
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
