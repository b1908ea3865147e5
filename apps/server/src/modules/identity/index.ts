export { inviteUsers } from './invite-users.ts'
export { hashSecret, newSecret } from './secrets.ts'
export { hashPassword } from './passwords.ts'
export { Sessions } from './sessions.ts'
