/** Roles by name, Hebrew. */
export const roles = { user: 'מבקש/ת עזרה', volunteer: 'מתנדב/ת', manager: 'מנהל/ת אירועים', admin: 'מנהל/ת מערכת', super_admin: 'מנהל/ת על' } as const;
