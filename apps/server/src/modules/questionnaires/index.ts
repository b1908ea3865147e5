export { putAnswersInWords, readFileContents, type RowOfAnswers } from './copy-of-answers.ts'
export { expireAttempts } from './expire-attempts.ts'
export { removeUnusedPictures } from './pictures.ts'
export { removeUnusedFiles } from './read-file.ts'
export {
  questAdminRoutes,
  questEditorRoutes,
  questFilesRoutes,
  questInterchangeRoutes,
  questionnairesRoutes,
} from './routes.ts'
export { questReportsRoutes } from './results-routes.ts'
export { judgeAnswers, scoreEnded } from './score-set.ts'
