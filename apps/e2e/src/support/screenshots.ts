import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Takes a picture of a page for a person to look at; into the temporary folder, or the one that KAROV_SCREENSHOTS names. */
export async function takePicture(page: Page, name: string): Promise<string> {
  const folder = process.env['KAROV_SCREENSHOTS'] ?? join(tmpdir(), 'karov-screenshots');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, fullPage: true });
  return path;
}
