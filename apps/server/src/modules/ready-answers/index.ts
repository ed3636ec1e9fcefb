export { ReadyAnswersModule } from './ready-answers.module.js';
