import type { Domain } from '../../kernel/domain.ts'
import { purgeExpired } from './purge-expired.ts'
import { identityRoutes } from './routes.ts'
import { identityColumns } from './personal-columns.ts'

/** Credentials, sessions, consent and impersonation. */
export const identityDomain: Domain = {
  name: 'identity',
  routes: ({ sessions, publicUrl }) => identityRoutes(sessions, publicUrl),
  jobs: () => [
    {
      name: 'identity.removeOutlived',
      everySeconds: 600,
      run: ({ database }) => purgeExpired(database),
    },
  ],
  personalColumns: identityColumns,
}
