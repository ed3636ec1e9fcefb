/** Roles by name, Hebrew. */
export const roles = {
  user: 'בקשת עזרה',
  volunteer: 'התנדבות',
  manager: 'ניהול אירועים',
  admin: 'ניהול המערכת',
  super_admin: 'ניהול על',
} as const;
