export { expireAttempts } from './expire-attempts.ts'
export { questReportsRoutes } from './results-routes.ts'
export { questAdminRoutes, questEditorRoutes, questionnairesRoutes } from './routes.ts'
export { judgeAnswers, scoreEnded } from './score-set.ts'
