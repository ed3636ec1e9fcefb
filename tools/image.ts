import { gatherServer } from './image/gather.js';
import { ROOT } from './lib/root.js';

/** Copies what the built server runs with into a folder, from which docker/Dockerfile makes the image. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('into which folder? For example: node tools/run.mjs image /tmp/image');
await gatherServer(ROOT, folder);
