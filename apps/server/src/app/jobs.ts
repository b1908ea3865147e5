import { forgetOldKeys } from '../kernel/idempotency.ts'
import type { FileStorage } from '../kernel/file-storage.ts'
import type { RecurringJob } from '../kernel/jobs/recurring-jobs.ts'
import { foldCounts } from '../modules/grid/index.ts'
import { removeOutlived } from '../modules/identity/index.ts'
import { remindPairs } from '../modules/meetings/index.ts'
import {
  expireAttempts,
  removeUnusedFiles,
  removeUnusedPictures,
  scoreEnded,
} from '../modules/questionnaires/index.ts'

/** Every job that is done again and again. */
export const recurringJobs = (storage: FileStorage): readonly RecurringJob[] => [
  {
    name: 'counts.foldCounts',
    everySeconds: 15,
    run: ({ database }) => foldCounts(database),
  },
  {
    name: 'identity.removeOutlived',
    everySeconds: 600,
    run: ({ database }) => removeOutlived(database),
  },
  {
    name: 'meetings.remindPairs',
    everySeconds: 300,
    run: ({ database, now }) => remindPairs(database, now),
  },
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
  {
    name: 'kernel.forgetOldKeys',
    everySeconds: 600,
    run: async ({ database }) => void (await forgetOldKeys(database)),
  },
]
