import { runSteps } from './test/step.js';
import { allSteps } from './test/steps.js';

const wanted = process.argv.slice(2);
const isWanted = ({ name }: { name: string }): boolean =>
  wanted.length === 0 || wanted.some((word) => name.includes(word));
const total = await runSteps((await allSteps()).map((group) => group.filter(isWanted)));
process.exit(total.failed === 0 ? 0 : 1);
