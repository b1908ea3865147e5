import { emailCalls } from '@telemachos/contract/identity/email-calls'
import { handle } from '../../kernel/implement.ts'
import { checkEmailToken, redeemEmailToken } from './email-links.ts'
import { cancelPendingEmail, getPendingEmail, resendPendingEmail } from './pending-email.ts'
import { confirmPassword } from './require-proof.ts'

/** E-mail addresses, and the proof that changing credentials asks for. */
export function emailHandlers(publicUrl: string) {
  return handle(emailCalls, {
    confirmPassword,
    getPendingEmail,
    cancelPendingEmail,
    resendPendingEmail: (input, context) => resendPendingEmail(input, context, publicUrl),
    checkEmailToken,
    redeemEmailToken,
  })
}
