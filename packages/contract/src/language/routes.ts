import { inProject } from '../core/routes.ts'

/** The page of the texts: the specification names the screen, and gives it no path. */
export const languageRoutes = [
  inProject('admin.language', 'admin/language', ['Admin', 'Translator']),
] as const
