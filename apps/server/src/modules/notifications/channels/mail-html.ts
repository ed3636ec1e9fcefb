import type { Locale } from '@karov/domain';

/**
 * The colours of an e-mail in light and dark mode; each pair of text or link and background has a contrast
 * above 7 : 1.
 */
const STYLE = `
  body { margin: 0; padding: 16px; background: #ffffff; color: #1d1a24; font: 18px/1.6 Arial, Helvetica, sans-serif; }
  main { max-width: 36rem; margin: 0 auto; }
  a { color: #3f2277; font-weight: bold; overflow-wrap: anywhere; }
  @media (prefers-color-scheme: dark) { body { background: #17141d; color: #f2eff7; } a { color: #d5c3ff; } }`;

/**
 * Renders a plain text as an HTML e-mail: in its language and direction, legible in light and dark mode,
 * everything escaped, links clickable, paragraphs and lines kept (rule 32). It loads nothing, so nobody
 * learns that it was opened.
 */
export function mailHtml(text: string, locale: Locale, subject: string): string {
  const [language, direction] = locale === 'he-IL' ? ['he', 'rtl'] : ['en', 'ltr'];
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => `<p>${inHtml(paragraph)}</p>`);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${STYLE}
</style></head>
<body><main dir="${direction}">${paragraphs.join('\n')}</main></body>
</html>`;
}

function inHtml(text: string): string {
  return escaped(text)
    .replace(/https?:\/\/[^\s&]+/g, (url) => `<a href="${url}" dir="ltr">${url}</a>`)
    .replaceAll('\n', '<br>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
