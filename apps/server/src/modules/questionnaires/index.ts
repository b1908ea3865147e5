export { expireAttempts } from './expire-attempts.ts'
export { questAdminRoutes, questEditorRoutes, questionnairesRoutes } from './routes.ts'
