export { expireAttempts } from './expire-attempts.ts'
export {
  questAdminRoutes,
  questEditorRoutes,
  questFilesRoutes,
  questionnairesRoutes,
} from './routes.ts'
