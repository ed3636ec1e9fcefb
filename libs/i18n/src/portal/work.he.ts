import { needMatters } from '../common/need-matters.he.js';

/** Texts of what a yes by a link has become, Hebrew: fetched once there is one. */
export const workTexts = {
  matter: needMatters,
  work: {
    call: 'להתקשר',
    waiting: 'תודה! רשמנו שאפשר לסמוך עליך',
    waitingUrgent: 'תודה! התשובה בתוך שתי דקות',
    approved: 'אושרת, ומחכים לך',
    onWay: 'בדרך',
    arrived: 'הגעת',
    completed: 'העזרה ניתנה. תודה מכל הלב!',
    withdrawn: 'תודה שעדכנת',
    over: 'תודה, כבר אין צורך',
  },
} as const;
