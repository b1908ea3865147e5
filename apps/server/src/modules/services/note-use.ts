import type { CallContext } from '../../kernel/context.ts'
import { markSeen } from './token-store.ts'

/** Records which service was run and, where another system calls, by which token. */
export async function noteUse(context: CallContext, serviceId: number): Promise<void> {
  const { token } = context.principal
  context.audit({ detail: { service: serviceId, ...(token && { token: token.id }) } })
  if (token) await markSeen(context.db, token.id, context.now)
}
