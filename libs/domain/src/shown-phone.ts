const ISRAELI = /^\+972(\d{1,2})(\d{3})(\d{4})$/;

/**
 * Formats an E.164 number as people write it (rule 102): in national form for Israel ("054-123-4567"),
 * otherwise in international form. Other texts, such as a short support number, stay unchanged. It works
 * without the tables of `phone.ts`, so that the portal stays light.
 */
export function formatPhone(e164: string): string {
  const [, area, first, rest] = ISRAELI.exec(e164) ?? [];
  return area && first && rest ? `0${area}-${first}-${rest}` : e164;
}
