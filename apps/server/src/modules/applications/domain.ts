import type { Domain } from '../../kernel/domain.ts'
import { acceptedInvitations } from '../imports/index.ts'
import { authorTextSources } from '../language/index.ts'
import { leavingReviews } from '../mail/index.ts'
import { savedProjects } from '../projects/index.ts'
import { insertFormVersion } from './form-store.ts'
import { formTexts } from './form-texts.ts'
import { removeOld, sweepDocuments } from './remove-old.ts'
import { reviewMails } from './review-mails.ts'
import { reporting } from './reporting.ts'
import { applicationsRoutes } from './routes.ts'
import { linkInvited } from './selected-store.ts'
import { tables } from './tables.ts'
import { firstCalls } from './first-calls.ts'

/** The way into a programme. */
export const domain: Domain = {
  routes: (services) => applicationsRoutes(services),
  jobs: ({ storage, mailsLeave }) => [
    {
      name: 'applications.removeOld',
      everySeconds: 3_600,
      run: ({ database, now }) => removeOld(database, now, mailsLeave),
    },
    {
      name: 'applications.sweepDocuments',
      everySeconds: 600,
      run: ({ database, now }) => sweepDocuments(database, storage, now),
    },
  ],
  firstCalls,
  tables,
  provide: () => {
    authorTextSources.provide('applications', formTexts)
    leavingReviews.provide('applications', { review: reviewMails })
    savedProjects.provide('applications', {
      afterSaving: ({ db, actor, now }, projectId) =>
        insertFormVersion(db, projectId, { by: actor.userId, now }),
    })
    acceptedInvitations.provide('applications', {
      afterAccepting: ({ db, principal }, projectId) =>
        linkInvited(db, projectId, principal.userId),
    })
  },
  reporting,
}
