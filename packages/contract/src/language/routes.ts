import { inProject } from '../core/routes.ts'
import { AUTHOR_TRANSLATORS } from './limits.ts'

/** The page of the texts: the specification names the screen, and gives it no path. */
export const languageRoutes = [
  inProject('admin.language', 'admin/language', ['Admin', 'Translator']),
  // Not in the specification: what a project's own people have written, in languages that were added.
  inProject('admin.texts', 'admin/texts', AUTHOR_TRANSLATORS),
] as const
