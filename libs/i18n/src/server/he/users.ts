/** The Hebrew answers after staff have changed something about a person. */
export const users = {
  saved: 'המשתמש נשמר.',
  activated: 'החשבון הופעל.',
  alreadyActivated: 'החשבון כבר מופעל.',
  deactivated: 'החשבון הושבת.',
  policeValidated: 'אישור המשטרה אושר. הוא תקף לשנה.',
  trainingValidated: 'ההכשרה אושרה.',
  guardianConfirmed: 'אישור האפוטרופוס אושר, והחשבון פעיל.',
  vettingRefused: 'שלחנו הודעה עם הסיבה ועם מה שצריך לעשות עכשיו.',
  renewalAsked: 'נשלחה בקשה לחידוש ההסכם.',
  regionsSaved: 'ההרשאות עודכנו.',
  deleted: 'המשתמש נמחק.',
  restored: 'המשתמש שוחזר.',
  rolesUpdated: 'התפקידים עודכנו.',
  vouched: 'החשבון נפתח בפני בעליו.',
  adminAssigned: 'נוסף תפקיד של ניהול המערכת.',
  organizationAssigned: 'הארגון עודכן.',
  reasons: {
    ready: 'בכוננות באירוע הזה',
    region: 'עם הרשאה לאזור הזה',
    no_region: 'בלי הרשאה לאזור הזה',
  },
} as const;
