export { hashPassword } from './passwords.ts'
export { identityRoutes } from './routes.ts'
export { Sessions } from './sessions.ts'
export { deleteExpiredSessions } from './store.ts'
