import type { Domain } from '../../kernel/domain.ts'
import { authorTextSources } from '../language/index.ts'
import { BatchTurns } from './batch-turns.ts'
import { documentTexts } from './document-texts.ts'
import { makeBatches, sweepBatches } from './make-batches.ts'
import { documentsRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Documents that authors write, such as certificates, and what becomes of them for people. */
export const domain: Domain = {
  routes: ({ publicUrl, storage }) => documentsRoutes(publicUrl, storage),
  jobs: ({ publicUrl, storage }) => {
    const turns = new BatchTurns()
    return [
      {
        name: 'documents.makeBatches',
        everySeconds: 5,
        isApart: true,
        run: (work) => makeBatches(work, { publicUrl, storage, turns }),
      },
      { name: 'documents.sweep', everySeconds: 3_600, run: (work) => sweepBatches(work, storage) },
    ]
  },
  tables,
  provide: () => authorTextSources.provide('documents', documentTexts),
  reporting: { nothing: 'what authors write is on its own pages' },
}
