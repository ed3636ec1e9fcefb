export { CallTurnsService } from './calls/call-turns.service.js';
export { RepliesModule } from './replies.module.js';
export { RepliesService } from './replies.service.js';
export { UnansweredQuestionsService } from './unanswered-questions.service.js';
