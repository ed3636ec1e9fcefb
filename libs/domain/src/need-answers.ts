/** By which way a volunteer's answer came: a link page, the portal, or a message. */
export const ANSWER_CHANNELS = ['link', 'portal', 'sms', 'whatsapp', 'call', 'phone'] as const;
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number];

/**
 * What a coordinator did with an answer: kept in reserve, assigned, thanked, or noted as read (rules 146,
 * 147).
 */
export type AnswerOutcome = 'kept' | 'assigned' | 'thanked' | 'seen';

/** What can be done with an answer that waits. */
export type AnswerAbility = 'keep' | 'assign' | 'thank' | 'see';

interface AnswerStanding {
  kind: 'late_yes' | 'words';
  isHandled: boolean;
  /** Facts of the need: whether it goes on, and who holds it. */
  isNeedLive: boolean;
  holderId: number | null;
  volunteerId: number;
}

/**
 * What a coordinator may do with an answer: words are read; a late yes is kept in reserve behind the holder
 * of the need, takes their place, or is thanked (rule 146).
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
