import type { DomainServices } from '../../kernel/domain.ts'
import { contract } from '@telemachos/contract'
import { implement, type Implementation } from '../../kernel/implement.ts'
import { refuseField } from '../../kernel/errors.ts'
import { prepared } from '../../kernel/prepared.ts'
import { isSpoken } from '../../kernel/texts.ts'
import { updateLanguage } from '../people/index.ts'
import { accountHandlers } from './account-routes.ts'
import { changePassword, hashNewPassword, readPasswordRules } from './change-password.ts'
import { consentHandlers } from './consent-routes.ts'
import { emailHandlers } from './email-routes.ts'
import { readIdentity } from './read-identity.ts'
import { signIn } from './sign-in.ts'
import { signOff } from './sign-off.ts'
import { standInHandlers } from './stand-in-routes.ts'
import { switchProject, switchRole } from './switch-place.ts'

/** Who a person is, and what they may change about it. */
export function identityRoutes(services: DomainServices): Implementation {
  const { sessions, publicUrl } = services
  return implement(contract.identity, {
    signIn,
    signOff: (_input, context) => signOff(context, sessions),
    getIdentity: (_input, context) => readIdentity(context),
    switchRole: ({ Role }, context) => switchRole(Role, context, sessions),
    switchProject: ({ ProjectId }, context) => switchProject(ProjectId, context, sessions),
    changePassword: prepared(hashNewPassword, changePassword),
    getPasswordRules: readPasswordRules,
    setLanguage: async ({ Language }, context) => {
      if (!isSpoken(Language)) throw refuseField('Language', 'unknown_language')
      await updateLanguage(context.db, context.principal.userId, Language)
      context.afterCommit(() => sessions.forget(context.principal.sessionKey))
      return { ok: true as const }
    },
    ...accountHandlers(services),
    ...emailHandlers(publicUrl),
    ...consentHandlers(sessions),
    ...standInHandlers(sessions),
  })
}
