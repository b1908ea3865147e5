import type { Domain } from '../../kernel/domain.ts'
import { removeOutlived } from './remove-outlived.ts'
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
      run: ({ database }) => removeOutlived(database),
    },
  ],
  personalColumns: identityColumns,
}
