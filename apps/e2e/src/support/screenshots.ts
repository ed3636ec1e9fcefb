import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Takes a picture of a page for a person to look at, into the folder KAROV_SCREENSHOTS; does nothing if that
 * is not set.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env['KAROV_SCREENSHOTS'];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
