import { DESCRIPTIONS } from '@telemachos/contract/actions/description-limits'
import type { Domain } from '../../kernel/domain.ts'
import { fileKinds } from '../files/index.ts'
import { actionNeeds } from './action-needs.ts'
import { authorTextOwners, authorTextSources } from '../language/index.ts'
import { askedTexts } from './asked-texts.ts'
import { actionTexts, groupTexts } from './author-texts.ts'
import { listProjectsOfActions } from './author-texts-store.ts'
import { blankRowsOf } from './blank-store.ts'
import { firstCalls } from './first-calls.ts'
import { completeAllThemselves, noteTimedRules } from './complete-itself.ts'
import { formsDone } from './form-done.ts'
import { needsOfForm } from './form-completion.ts'
import { remindOfDues } from './remind-of-dues.ts'
import { descriptionFiles } from './description-files.ts'
import { reporting } from './reporting.ts'
import { actionsRoutes } from './routes.ts'
import { noteTimedConditions, settleAll } from './settle-conditions.ts'
import { sweepPictures } from './sweep-pictures.ts'
import { tables } from './tables.ts'
import { tellPublished } from './tell-published.ts'
import { watchedData } from './together.ts'
import { toolFiles } from './tool-files.ts'

/** Actions: what there is to do, doing it, and what people write in it. */
export const domain: Domain = {
  routes: ({ storage }) => actionsRoutes(storage),
  jobs: () => [
    { name: 'actions.noteTimedConditions', everySeconds: 3_600, run: noteTimedConditions },
    { name: 'actions.noteTimedRules', everySeconds: 3_600, run: noteTimedRules },
    { name: 'actions.completeThemselves', everySeconds: 5, run: completeAllThemselves },
    {
      name: 'actions.remindOfDues',
      everySeconds: 300,
      run: ({ database, now }) => remindOfDues(database, now),
    },
    {
      name: 'actions.tellPublished',
      everySeconds: 60,
      run: ({ database, now }) => tellPublished(database, now),
    },
    { name: 'actions.settleConditions', everySeconds: 15, run: settleAll },
    {
      name: 'actions.sweepPictures',
      everySeconds: 86_400,
      run: ({ database, now }) => sweepPictures(database, now),
    },
  ],
  firstCalls,
  watched: [watchedData],
  tables,
  provide: () => {
    actionNeeds.provide('forms', { beforeCompleting: needsOfForm, isDone: formsDone })
    authorTextSources.provide('groups', groupTexts)
    authorTextSources.provide('actions', actionTexts)
    authorTextSources.provide('asked', askedTexts)
    authorTextOwners.provide('actions', { of: 'action', projectsOf: listProjectsOfActions })
    fileKinds.provide('tools', toolFiles)
    fileKinds.provide(DESCRIPTIONS, descriptionFiles)
  },
  blankRowsOf,
  reporting,
}
