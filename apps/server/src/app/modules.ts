import type { FileStorage } from '../kernel/file-storage.ts'
import type { Implementation } from '../kernel/implement.ts'
import { actionDataRoutes, actionsRoutes } from '../modules/actions/index.ts'
import {
  accountRoutes,
  consentRoutes,
  identityRoutes,
  standInRoutes,
  type Sessions,
} from '../modules/identity/index.ts'
import { importsRoutes } from '../modules/imports/index.ts'
import { languageRoutes } from '../modules/language/index.ts'
import { linkingRoutes } from '../modules/linking/index.ts'
import { mailRoutes, notificationsRoutes } from '../modules/mail/index.ts'
import { meetingsRoutes } from '../modules/meetings/index.ts'
import { paymentsRoutes } from '../modules/payments/index.ts'
import { privacyRoutes } from '../modules/privacy/index.ts'
import { exportRoutes, projectSettingsRoutes, projectsRoutes } from '../modules/projects/index.ts'
import {
  questAdminRoutes,
  questEditorRoutes,
  questFilesRoutes,
  questInterchangeRoutes,
  questionnairesRoutes,
  questReportsRoutes,
} from '../modules/questionnaires/index.ts'
import { supervisionRoutes } from '../modules/supervision/index.ts'
import { peopleRoutes, profileRoutes, usersRoutes } from '../modules/users/index.ts'

/** Every module's calls. A call of the contract that is missing here stops the server's start. */
export function allRoutes(
  sessions: Sessions,
  publicUrl: string,
  storage: FileStorage,
): Implementation[] {
  return [
    identityRoutes(sessions),
    accountRoutes(sessions, publicUrl),
    languageRoutes,
    projectsRoutes,
    exportRoutes,
    projectSettingsRoutes(sessions),
    usersRoutes,
    profileRoutes,
    peopleRoutes,
    actionsRoutes,
    actionDataRoutes,
    meetingsRoutes(publicUrl),
    linkingRoutes,
    mailRoutes,
    notificationsRoutes,
    questionnairesRoutes,
    questAdminRoutes,
    questEditorRoutes(storage),
    questFilesRoutes(storage),
    questInterchangeRoutes(storage),
    questReportsRoutes,
    supervisionRoutes,
    importsRoutes,
    paymentsRoutes,
    privacyRoutes(storage),
    standInRoutes(sessions),
    consentRoutes(sessions),
  ]
}
