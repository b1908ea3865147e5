import type { Domain } from '../../kernel/domain.ts'
import { fileKinds } from '../files/index.ts'
import { blankRowsOf } from './blank-store.ts'
import { chatFiles, FILES } from './file-rules.ts'
import { firstCalls } from './first-calls.ts'
import { reporting } from './reporting.ts'
import { chatRoutes } from './routes.ts'
import { tables } from './tables.ts'
import { tellUnread } from './tell-unread.ts'
import { watchedConversations } from './watched.ts'

/** Conversations of the people of a programme. */
export const domain: Domain = {
  routes: ({ storage }) => chatRoutes(storage),
  jobs: () => [
    {
      name: 'chat.tellUnread',
      everySeconds: 300,
      run: ({ database, now }) => tellUnread(database, now),
    },
  ],
  firstCalls,
  tables,
  blankRowsOf,
  watched: [watchedConversations],
  provide: () => fileKinds.provide(FILES, chatFiles),
  reporting,
}
