import type { Domain } from '../../kernel/domain.ts'
import { savedProjects } from '../projects/index.ts'
import { insertFormVersion } from './form-store.ts'
import { applicationsRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** The way into a programme. */
export const domain: Domain = {
  routes: ({ publicUrl }) => applicationsRoutes(publicUrl),
  tables,
  provide: () =>
    savedProjects.provide('applications', {
      afterSaving: ({ db, actor, now }, projectId) =>
        insertFormVersion(db, projectId, { by: actor.userId, now }),
    }),
}
