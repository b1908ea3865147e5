export { importUsers } from './add-users.ts'
