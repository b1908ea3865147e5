import type { DomainServices } from '../../kernel/domain.ts'
import { accountCalls } from '@telemachos/contract/identity/account-calls'
import { handle } from '../../kernel/implement.ts'
import { prepared } from '../../kernel/prepared.ts'
import { forgotPassword } from './forgot-password.ts'
import { inviteUsers } from './invite-users.ts'
import { leaveProject } from './leave-project.ts'
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts'
import { endPersonSession, listSignedIn } from './signed-in.ts'
import { readPreferences, savePreferences } from './preferences.ts'
import { checkPasswordToken, hashResetPassword, resetPassword } from './reset-password.ts'
import { setDefaultProject } from './set-default-project.ts'
import { showInvitation } from './show-invitation.ts'
import { updateLogin } from './update-login.ts'

type Services = Pick<DomainServices, 'sessions' | 'publicUrl' | 'mailsLeave'>

/** The account behind a person. */
export function accountHandlers({ sessions, publicUrl, mailsLeave }: Services) {
  return handle(accountCalls, {
    forgotPassword,
    checkPasswordToken,
    resetPassword: prepared(hashResetPassword, resetPassword),
    inviteUsers: (input, context) => inviteUsers(input, context, publicUrl),
    showInvitation: (input, context) => showInvitation(input, context, { publicUrl, mailsLeave }),
    updateLogin,
    setDefaultProject,
    getPreferences: (_input, { db, principal }) => readPreferences(db, principal.userId),
    savePreferences,
    listSessions,
    endSession: async ({ Id }, context) => {
      await endSession(Id, context, sessions)
      return { ok: true as const }
    },
    endOtherSessions: async (_input, context) => ({
      Ended: await endOtherSessions(context, sessions),
    }),
    listSignedIn,
    endPersonSession: async (input, context) => {
      await endPersonSession(input, context, sessions)
      return { ok: true as const }
    },
    leaveProject: (_input, context) => leaveProject(context, sessions),
  })
}
