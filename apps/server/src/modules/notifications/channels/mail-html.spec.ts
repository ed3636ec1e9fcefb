import { mailHtml } from './mail-html.js';

describe('an e-mail', () => {
  it.each([
    ['he-IL', '<html lang="he" dir="rtl">'],
    ['en-US', '<html lang="en" dir="ltr">'],
  ] as const)('in %s states its language and direction, and how it looks in dark mode', (locale, head) => {
    const html = mailHtml('שלום', locale, 'הודעה מ״קרוב״');
    expect(html).toContain(head);
    expect(html).toContain('<title>הודעה מ״קרוב״</title>');
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('keeps paragraphs and lines, turns only addresses into links, and runs nothing that somebody typed', () => {
    const html = mailHtml(
      'שלום <script>alert(1)</script>\nשורה\n\nלפרטים: https://karov.example/v/abc',
      'he-IL',
      '"><b>',
    );
    expect(html).toContain('<p>שלום &#60;script&#62;alert(1)&#60;/script&#62;<br>שורה</p>');
    expect(html).toContain(
      '<p>לפרטים: <a href="https://karov.example/v/abc" dir="ltr">https://karov.example/v/abc</a></p>',
    );
    expect(html).toContain('<title>&#34;&#62;&#60;b&#62;</title>');
  });

  it('loads nothing from outside', () =>
    expect(mailHtml('x', 'he-IL', 'y')).not.toMatch(/src=|@import|url\(/));
});
