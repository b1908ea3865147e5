import { logoCalls } from '@telemachos/contract/projects/logo-calls'
import { settingsCalls } from '@telemachos/contract/projects/settings-calls'
import type { DomainServices } from '../../kernel/domain.ts'
import { handle } from '../../kernel/implement.ts'
import { linkActions, readCatalogue, unlinkAction } from './link-actions.ts'
import { readProjectPage } from './list-project-page.ts'
import { settingsSchema } from './check-settings.ts'
import { readLogo, uploadLogo } from './logos.ts'
import { listVersions } from './project-store.ts'
import { readProject } from './read-project.ts'
import { asProject, restoreVersion, setProject } from './set-project.ts'
import { getUserData, setUserData } from './user-data.ts'
import { accessVersion } from './policy.ts'

/** What projects are made of: their settings with all versions, their forms and their actions. */
export const settingsHandlers = ({ sessions, storage }: DomainServices) => ({
  ...handle(logoCalls, {
    uploadLogo: (input, context) => uploadLogo(input, context, storage),
    getLogo: (input, context) => readLogo(input, context, storage),
  }),
  ...handle(settingsCalls, {
    setProject: (input, context) => setProject(input, context, { sessions, storage }),
    listProjectPage: readProjectPage,
    getSettingsSchema: async () => ({ ...settingsSchema }),
    listVersions: ({ page }, { db, actor }) => listVersions(db, actor.projectId, page),
    getVersion: async ({ Revision }, context) => asProject(await accessVersion(context, Revision)),
    restoreVersion: (input, context) => restoreVersion(input, context, storage),
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
