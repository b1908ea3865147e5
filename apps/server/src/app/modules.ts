import type { FileStorage } from '../kernel/file-storage.ts'
import type { Implementation } from '../kernel/implement.ts'
import { actionsRoutes } from '../modules/actions/index.ts'
import { gridRoutes } from '../modules/grid/index.ts'
import { identityRoutes, type Sessions } from '../modules/identity/index.ts'
import { importsRoutes } from '../modules/imports/index.ts'
import { languageRoutes } from '../modules/language/index.ts'
import { mailRoutes } from '../modules/mail/index.ts'
import { countWith, handOver, meetingsRoutes } from '../modules/meetings/index.ts'
import { notificationsRoutes } from '../modules/notifications/index.ts'
import { paymentsRoutes } from '../modules/payments/index.ts'
import { partingMeetings, peopleRoutes } from '../modules/people/index.ts'
import { privacyRoutes } from '../modules/privacy/index.ts'
import { projectsRoutes } from '../modules/projects/index.ts'
import { questionnairesRoutes } from '../modules/questionnaires/index.ts'
import { supervisionRoutes } from '../modules/supervision/index.ts'

/** Every module's calls. A call of the contract that is missing here stops the server's start. */
export function allRoutes(
  sessions: Sessions,
  publicUrl: string,
  storage: FileStorage,
): Implementation[] {
  partingMeetings.provide({ handOver, countWith })
  return [
    identityRoutes(sessions, publicUrl),
    languageRoutes,
    projectsRoutes(sessions),
    gridRoutes,
    peopleRoutes,
    actionsRoutes,
    meetingsRoutes(publicUrl),
    mailRoutes,
    notificationsRoutes,
    questionnairesRoutes(storage),
    supervisionRoutes,
    importsRoutes,
    paymentsRoutes,
    privacyRoutes(storage),
  ]
}
