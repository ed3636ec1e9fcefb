import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';

const NAME = /^karov-(?:upload|import)-(\d+)-/;

/** A new folder for an upload or an import, named after its process. */
export function importFolder(purpose: 'upload' | 'import'): string {
  return mkdtempSync(join(tmpdir(), `karov-${purpose}-${process.pid}-`));
}

/** Removes folders of processes that were killed during an import. */
@Injectable()
export class ImportLeftovers implements OnModuleInit {
  onModuleInit(): void {
    for (const name of readdirSync(tmpdir())) {
      const owner = Number(NAME.exec(name)?.[1] ?? Number.NaN);
      // this process has only just started, so a folder with its process id belongs to an earlier process
      // that is gone
      if (Number.isInteger(owner) && (owner === process.pid || !isAlive(owner)))
        rmSync(join(tmpdir(), name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}
