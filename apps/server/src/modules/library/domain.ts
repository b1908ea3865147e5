import { LIBRARY_FILE_BYTES } from '@telemachos/contract/library/limits'
import { libraryChanged } from '@telemachos/contract/library/events'
import type { Domain } from '../../kernel/domain.ts'
import { roomsOf, writeOutbox } from '../../kernel/outbox.ts'
import { fileKinds } from '../files/index.ts'
import { accessUploads, readsFilesOf } from './policy.ts'
import { readTexts } from './read-texts.ts'
import { firstCalls } from './first-calls.ts'
import { libraryRoutes } from './routes.ts'
import { sweepLibrary } from './sweep.ts'
import { tellOfScanned } from './tell.ts'
import { tables } from './tables.ts'
import { LIBRARY } from './file-kind.ts'

/** The library of a project: files and links in folders, who approves them, and who sees them. */
export const domain: Domain = {
  routes: ({ storage }) => libraryRoutes(storage),
  jobs: ({ storage }) => [
    {
      name: 'library.readTexts',
      everySeconds: 30,
      run: ({ database, signal }) => readTexts(database, storage, signal),
    },
    {
      name: 'library.sweep',
      everySeconds: 600,
      run: ({ database, now }) => sweepLibrary(database, now),
    },
  ],
  firstCalls,
  tables,
  provide: () => {
    fileKinds.provide(LIBRARY, {
      largest: LIBRARY_FILE_BYTES,
      accept: [],
      requireUpload: async (context, target) => void (await accessUploads(context, target)),
      mayRead: (context, { ownerId }) => readsFilesOf(context, ownerId),
      onScanned: async (db, { projectId, ownerId, now }) => {
        await writeOutbox(db, [
          {
            name: libraryChanged.name,
            payload: { ProjectId: projectId },
            rooms: roomsOf({ members: projectId }),
          },
        ])
        await tellOfScanned(db, { projectId, itemId: ownerId, now })
      },
    })
  },
  reporting: { nothing: 'what is shared is seen by whom it is shared with' },
}
