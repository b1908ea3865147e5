import { madeRoute } from '../core/routes.ts'

/** The pages of the library. */
export const libraryRoutes = [madeRoute('library'), madeRoute('library.items')] as const
