/** Hebrew names of the roles. */
export const roles = {
  user: 'בקשת עזרה',
  volunteer: 'התנדבות',
  manager: 'ניהול אירועים',
  admin: 'ניהול המערכת',
  super_admin: 'ניהול על',
} as const;
