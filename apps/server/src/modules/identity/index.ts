export { hashPassword } from './passwords.ts'
export { Sessions } from './sessions.ts'
