import type { Domain } from '../../kernel/domain.ts'
import {
  actionDependents,
  actionNeeds,
  askedQuestionnaires,
  menteeProgress,
} from '../actions/index.ts'
import { personFiles } from '../people/index.ts'
import { projectFindings } from '../projects/index.ts'
import { isOfProject, setsOfAction } from './definition-store.ts'
import { listAnswered } from './answered-store.ts'
import { admission } from './guests.ts'
import { expireAttempts } from './expire-attempts.ts'
import { listFilesOfPeople } from './list-files-of-people.ts'
import { removeUnusedPictures } from './pictures.ts'
import { removeUnusedFiles } from './read-file.ts'
import { needsOfAnswers } from './needs-of-answers.ts'
import { readProgress } from './read-progress.ts'
import { scoreEnded } from './score-set.ts'
import { authorTextOwners, authorTextSources } from '../language/index.ts'
import { findFaults } from './find-faults.ts'
import { firstCalls } from './first-calls.ts'
import { questTexts } from './quest-texts.ts'
import { listProjectsOfQuests } from './quest-texts-store.ts'
import { reporting } from './reporting.ts'
import { questionnairesRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Questionnaires: written, answered, exchanged and evaluated. */
export const domain: Domain = {
  routes: ({ storage }) => questionnairesRoutes(storage),
  jobs: ({ storage }) => [
    {
      name: 'questionnaires.expireAttempts',
      everySeconds: 30,
      run: ({ database, now }) => expireAttempts(database, now),
    },
    {
      name: 'questionnaires.removeUnusedFiles',
      everySeconds: 600,
      run: ({ database, now }) => removeUnusedFiles(database, storage, now),
    },
    {
      name: 'questionnaires.removeUnusedPictures',
      everySeconds: 86_400,
      run: ({ database, now }) => removeUnusedPictures(database, now),
    },
    {
      name: 'questionnaires.scoreEnded',
      everySeconds: 30,
      run: ({ database }) => scoreEnded(database),
    },
  ],
  firstCalls,
  tables,
  admission,
  provide: () => {
    authorTextSources.provide('questionnaires', questTexts)
    authorTextOwners.provide('questionnaires', { of: 'quest', projectsOf: listProjectsOfQuests })
    actionDependents.provide('questionnaires', { kind: 'Attempts', rows: setsOfAction })
    actionNeeds.provide('questionnaires', {
      beforeCompleting: needsOfAnswers,
      isDone: listAnswered,
    })
    menteeProgress.provide('questionnaires', { of: readProgress })
    askedQuestionnaires.provide({ isOf: isOfProject })
    projectFindings.provide('questionnaires', { find: findFaults })
    personFiles.provide({ listOf: listFilesOfPeople })
  },
  reporting,
}
