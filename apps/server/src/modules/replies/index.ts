export { CallTurns } from './calls/call-turns.service.js';
export { RepliesModule } from './replies.module.js';
export { RepliesService } from './replies.service.js';
export { UnansweredQuestions } from './unanswered-questions.service.js';
