import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { bytesToHeader, type Header, TileType } from 'pmtiles';

/** The length of the header of a PMTiles file, version 3, in bytes. */
const HEADER_BYTES = 127;
const MAGIC = 'PMTiles\u0003';

/** The path at which the frontends fetch the file. */
export const MAP_FILE_PATH = '/map/streets.pmtiles';

/** A PMTiles file with the streets of the country. */
export interface MapFile {
  path: string;
  /**
   * the URL from which the frontends fetch it; another file has another URL, so that no browser mixes pieces
   * of two files
   */
  url: string;
  /** the highest zoom level that has tiles */
  maxZoom: number;
}

/**
 * Returns what is wrong with the streets file, or null. It must exist and contain vector tiles, because both
 * frontends draw these themselves.
 */
export function mapFileFault(path: string): string | null {
  try {
    return readHeader(path).tileType === TileType.Mvt ? null : 'must be a PMTiles file with vector tiles';
  } catch {
    return 'must be a PMTiles file, version 3, that can be read, such as /data/israel.pmtiles';
  }
}

/**
 * Describes the streets file from its own header.
 * @throws when it cannot be read
 */
export function readMapFile(path: string): MapFile {
  const { mtimeMs, size } = statSync(path);
  return {
    path,
    url: `${MAP_FILE_PATH}?v=${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`,
    maxZoom: readHeader(path).maxZoom,
  };
}

function readHeader(path: string): Header {
  const bytes = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, 'r');
  try {
    readSync(file, bytes, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(file);
  }
  if (!bytes.toString('latin1').startsWith(MAGIC)) throw new Error('no PMTiles file');
  return bytesToHeader(new Uint8Array(bytes).buffer);
}
