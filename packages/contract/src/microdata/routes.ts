import { inProject, madeRoute } from '../core/routes.ts'

/** The pages of microdata; whoever the forms are about fills them in on one of their own. */
export const microdataRoutes = [
  madeRoute('admin.project.microdata'),
  inProject('mentee.microdata', 'mentee/microdata', ['Mentee']),
] as const
