import type { Domain } from '../../kernel/domain.ts'
import { declareTexts } from '../../kernel/texts.ts'
import { authorTextSources } from '../language/index.ts'
import { projectFindings, projectMails } from '../projects/index.ts'
import { afterRestore } from './after-restore.ts'
import { templateTexts } from './default-templates.ts'
import { findFaults } from './find-faults.ts'
import { MAILS } from './mails-counter.ts'
import { cancelOverdue, countDue, forgetOutside } from './queue-store.ts'
import { ownWordTexts } from './own-word-texts.ts'
import { forgetRequested } from './requested-mails.ts'
import { forgetLinks } from './link-store.ts'
import { mailRoutes } from './routes.ts'
import { tables } from './tables.ts'
import { insertOwnWords, listOwnWords } from './template-store.ts'
import { firstCalls } from './first-calls.ts'

const DAY_MS = 86_400_000

/** Mails: what they say, when they leave, and what became of them. */
export const domain: Domain = {
  routes: mailRoutes,
  jobs: () => [
    {
      name: 'mail.forgetOutside',
      everySeconds: 3_600,
      run: async ({ database, now }) => {
        await forgetOutside(database, new Date(now.getTime() - DAY_MS))
        await forgetLinks(database)
      },
    },
    {
      name: 'mail.forgetRequested',
      everySeconds: 3_600,
      run: ({ database, now }) => forgetRequested(database, now),
    },
  ],
  counters: [MAILS],
  gauges: [{ name: 'mail_due', help: 'Mails that should have left by now', read: countDue }],
  firstCalls,
  tables,
  afterRestore,
  provide: () => {
    authorTextSources.provide('mail', ownWordTexts)
    projectMails.provide({ listOwnWords, insertOwnWords, cancelOverdue })
    projectFindings.provide('mail', { find: findFaults })
    declareTexts(templateTexts())
  },
  reporting: { nothing: 'what mails say and whether they left is on their own page' },
}
