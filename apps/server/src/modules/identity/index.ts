export { removeOutlived } from './remove-outlived.ts'
export { hashPassword } from './passwords.ts'
export { identityRoutes } from './routes.ts'
export { Sessions } from './sessions.ts'
