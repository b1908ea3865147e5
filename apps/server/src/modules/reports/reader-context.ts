import { randomUUID } from 'node:crypto'
import { ROLE_LEVEL, type Role } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import type { JobContext } from '../../kernel/jobs/recurring-jobs.ts'
// What it adds to principals.
import type {} from '../identity/index.ts'
import type { DueReceiver } from './schedule-store.ts'

/**
 * In whose place a report is read that the server sends by itself: what they see is what they would see on
 * the page in this role. It reads, and does nothing else.
 */
export function contextOfReader(
  {
    userId,
    projectId,
    roles,
    language,
  }: Pick<DueReceiver, 'userId' | 'projectId' | 'roles' | 'language'>,
  role: Role,
  { database, now, log }: Pick<JobContext, 'database' | 'now' | 'log'>,
): CallContext {
  const refuse = (): never => {
    throw new Error('whoever a report is sent to does nothing')
  }
  const requestId = randomUUID()
  return {
    requestId,
    now,
    language,
    log,
    db: database,
    inTransaction: false,
    address: '',
    userAgent: '',
    principal: {
      sessionKey: `schedule ${requestId}`,
      userId,
      superAdmin: role === 'SuperAdmin',
      language,
      projectId,
      role,
      memberships: new Map([[projectId, roles]]),
      actingAdminId: null,
      impersonation: null,
      awaitingConsent: new Set<number>(),
      archived: new Set<number>(),
    },
    actor: {
      userId,
      projectId,
      role,
      level: ROLE_LEVEL[role],
    },
    cookie: () => undefined,
    audit: () => undefined,
    markReachChecked: () => undefined,
    isOwnPerson: () => false,
    outside: (_key, work) => work(database),
    emit: refuse,
    setCookie: refuse,
    writeRow: refuse,
    writeWithGroup: refuse,
    afterCommit: refuse,
    makeCall: refuse,
    makeCallFor: refuse,
  }
}
