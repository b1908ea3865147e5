import { TOKEN_PREFIX } from '@telemachos/contract/services/limits'
import type { Principal } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { hashSecret } from '../identity/index.ts'
// What it adds to principals.
import type {} from './admission.ts'
import { findToken } from './token-store.ts'

/** 256 bits, as identity makes them. */
const TOKEN = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`)

/**
 * The token that a request shows in its header Authorization.
 * ```ts
 * readToken('Bearer abc') // => 'abc'
 * readToken('Basic abc') // => undefined
 * ```
 */
export function readToken(authorization: string): string | undefined {
  return /^Bearer +(\S{1,200})$/i.exec(authorization)?.[1]
}

/** As whom a token lets another system act; undefined where it is none, or opens nothing any more. */
export async function recogniseToken(db: Db, token: string): Promise<Principal | undefined> {
  if (!TOKEN.test(token)) return undefined
  const hash = hashSecret(token)
  const row = await findToken(db, hash)
  if (!row) return undefined
  const { id, userId, projectId, role, language, isArchived, services } = row
  return {
    sessionKey: `token ${hash}`,
    userId,
    superAdmin: false,
    language,
    projectId,
    role,
    memberships: new Map([[projectId, [role]]]),
    actingAdminId: null,
    impersonation: null,
    awaitingConsent: new Set(),
    archived: new Set(isArchived ? [projectId] : []),
    token: { id, services: new Set(services) },
  }
}
