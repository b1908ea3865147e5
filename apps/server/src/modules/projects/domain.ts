import { knownProjects } from '../../kernel/admit.ts'
import type { Domain } from '../../kernel/domain.ts'
import { groupNames } from '../actions/index.ts'
import { authorTextOwners, authorTextSources, renameGroupTexts } from '../language/index.ts'
import { GROUP_FIELD } from '@telemachos/contract/language/author-texts'
import { projectTexts } from './author-texts.ts'
import { settingsTexts } from './settings-texts.ts'
import { firstCalls } from './first-calls.ts'
import { writeGroupNames } from './group-names-store.ts'
import { sweepLogos } from './logos.ts'
import { isThere } from './store.ts'
import { projectsRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Projects and what they are made of. */
export const domain: Domain = {
  routes: (services) => projectsRoutes(services),
  jobs: ({ storage }) => [
    {
      name: 'projects.sweepLogos',
      everySeconds: 3_600,
      run: ({ database, now }) => sweepLogos(database, storage, now),
    },
  ],
  firstCalls,
  tables,
  provide: () => {
    knownProjects.provide({ isThere })
    authorTextSources.provide('projects', projectTexts)
    authorTextSources.provide('settings', settingsTexts)
    authorTextOwners.provide('projects', {
      of: 'project',
      projectsOf: (_db, ids) => Promise.resolve([...ids]),
    })
    groupNames.provide({
      write: async ({ db, actor, now }, { name, from, names, keepsFrom }) => {
        if (from !== undefined && from !== name)
          await renameGroupTexts(db, {
            projectId: actor.projectId,
            from: `${GROUP_FIELD}${from}`,
            to: `${GROUP_FIELD}${name}`,
            keepsFrom,
          })
        await writeGroupNames(db, {
          projectId: actor.projectId,
          by: actor.userId,
          at: now,
          name,
          from,
          names,
          keepsFrom,
        })
      },
    })
  },
  reporting: { nothing: 'its fields are columns of people, and the view of fields' },
}
