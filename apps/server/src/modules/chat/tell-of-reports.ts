import { REPORT_ROLES } from '@telemachos/contract/chat/roles'
import { PROJECT_WIDE_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import { pathOf } from '@telemachos/contract/paths'
import type { CallContext } from '../../kernel/context.ts'
import { notices } from '../../kernel/notices.ts'
import { listAssignedStaff } from '../people/index.ts'
import { listReportReaders } from './told-store.ts'

const KIND = 'chat.reported'

/** What notices of a report are about. */
const thingOf = (reportId: number): string => `chat-report/${reportId}`

/**
 * Tells those who look after the two that a message was reported, who wrote it and who reported it left
 * out; where nobody else looks after them, those who manage the project. What it says is read on the
 * page alone, where each reading is recorded.
 * @param people who reported it, and who wrote it.
 */
export async function tellOfReport(
  context: CallContext,
  reportId: number,
  people: readonly number[],
): Promise<void> {
  const { db, actor, now } = context
  const { projectId } = actor
  const staff = await listAssignedStaff(
    db,
    people.map((userId) => ({ projectId, userId })),
  )
  const readers = await listReportReaders(db, projectId, REPORT_ROLES, people)
  const assigned = readers.filter(({ id }) => staff.flat().includes(id))
  const managing = readers.filter(({ roles }) =>
    roles.some((role) => roleAllowed(role, PROJECT_WIDE_ROLES)),
  )
  await notices.get().tell(db, {
    kind: KIND,
    projectId,
    senderId: null,
    now,
    to: (assigned.length > 0 ? assigned : managing).map(({ id }) => ({
      userId: id,
      key: `${KIND}/${reportId}/${id}`,
      thing: thingOf(reportId),
      model: { path: pathOf('chatreports') },
    })),
  })
}

/** Says that a report waits for nobody any more. */
export async function reportIsClosed({ db, now }: CallContext, reportId: number): Promise<void> {
  await notices.get().withdraw(db, { about: [{ thing: thingOf(reportId) }], now })
}
