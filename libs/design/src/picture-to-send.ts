import { isPictureSentAsItIs, shrunk } from '@karov/domain';

const QUALITY = 0.9;
/** The background put behind transparent pictures: white. */
const GROUND = '#fff';

/**
 * Prepares a photograph for upload: upright, as JPEG, and no larger than a square of `side` pixels, because
 * the server stores no more. A small picture, or one that this browser cannot read, stays unchanged; the
 * server checks it in any case.
 */
export async function pictureToSend(file: File, side: number): Promise<File> {
  if (isPictureSentAsItIs(file)) return file;
  const drawn = await drawnWithin(file, side).catch(() => null);
  return drawn === null || drawn.size >= file.size
    ? file
    : new File([drawn], jpegName(file.name), { type: drawn.type });
}

async function drawnWithin(file: File, side: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, shrunk(picture, side));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.fillStyle = GROUND;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    // A decoded photograph takes up two hundred megabytes of memory.
    picture.close();
  }
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`;
}
