export { expireAttempts } from './expire-attempts.ts'
export {
  questAdminRoutes,
  questEditorRoutes,
  questInterchangeRoutes,
  questionnairesRoutes,
} from './routes.ts'
