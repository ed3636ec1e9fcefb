import { runSteps } from './test/step.js';
import { allSteps } from './test/steps.js';

const wanted = process.argv.slice(2);
const steps = await allSteps();
const total = await runSteps(wanted.length === 0 ? steps : steps.filter((step) => wanted.some((word) => step.name.includes(word))));
process.exit(total.failed === 0 ? 0 : 1);
