import { logoCalls } from '@telemachos/contract/projects/logo-calls'
import { settingsCalls } from '@telemachos/contract/projects/settings-calls'
import type { DomainServices } from '../../kernel/domain.ts'
import { handle } from '../../kernel/implement.ts'
import { prepared } from '../../kernel/prepared.ts'
import { linkActions, readCatalogue, unlinkAction } from './link-actions.ts'
import { readProjectPage } from './list-project-page.ts'
import { settingsSchema } from './check-settings.ts'
import { prepareLogo, readLogo, uploadLogo } from './logos.ts'
import { listVersions } from './project-store.ts'
import { readProject } from './read-project.ts'
import {
  asProject,
  prepareProject,
  prepareVersion,
  restoreVersion,
  setProject,
} from './set-project.ts'
import { getUserData, setUserData } from './user-data.ts'
import { accessVersion } from './policy.ts'

/** What projects are made of: their settings with all versions, their forms and their actions. */
export const settingsHandlers = ({ sessions, storage }: DomainServices) => ({
  ...handle(logoCalls, {
    uploadLogo: prepared((input, context) => prepareLogo(input, context, storage), uploadLogo),
    getLogo: (input, context) => readLogo(input, context, storage),
  }),
  ...handle(settingsCalls, {
    setProject: prepared(
      (input, context) => prepareProject(input, context, storage),
      (input, context, logo) => setProject(input, context, { sessions, logo }),
    ),
    listProjectPage: readProjectPage,
    getSettingsSchema: async () => ({ ...settingsSchema }),
    listVersions: ({ page, count: size }, { db, actor }) =>
      listVersions(db, actor.projectId, { page, count: size }),
    getVersion: async ({ Revision }, context) => asProject(await accessVersion(context, Revision)),
    restoreVersion: prepared(
      (input, context) => prepareVersion(input, context, storage),
      restoreVersion,
    ),
    async getMicrodataStart({ Id }, context) {
      return { Id, Text: (await readProject(Id, context)).MicrodataStart_Text }
    },
    async getMicrodataEnd({ Id }, context) {
      return { Id, Text: (await readProject(Id, context)).MicrodataEnd_Text }
    },
    getUserData,
    setUserData,
    listActionCatalogue: readCatalogue,
    linkActions,
    unlinkAction,
  }),
})
