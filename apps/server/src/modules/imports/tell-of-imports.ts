import { pathOf } from '@telemachos/contract/paths'
import type { CallContext } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { notices } from '../../kernel/notices.ts'
import { readSender } from './invitation-store.ts'
import { listToldOf, takeEnded } from './told-store.ts'

/** After so long without anybody new an import has ended. */
const QUIET_MS = 120_000
/** One that brings nobody is not waited for any longer. */
const FORGOTTEN_MS = 24 * 3_600_000

/** The list of imports among the people of a project. */
const PLACE = `${pathOf('admin.project.users')}#mTab=imports`

const thingOf = (importId: number): string => `imports/${importId}`

/** Tells those who administer a project of people whom others have imported into it. */
export async function tellOfImports(database: Database, now: Date): Promise<void> {
  const times = {
    quietSince: new Date(now.getTime() - QUIET_MS),
    begunBefore: new Date(now.getTime() - FORGOTTEN_MS),
    now,
  }
  await database.transaction(async (db) => {
    for (const { projectId, by, name, ids, number, to } of await takeEnded(db, times)) {
      const last = ids.at(-1) ?? 0
      await notices.get().tell(db, {
        kind: 'imports.finished',
        projectId,
        senderId: by,
        now,
        to: to.map((userId) => ({
          userId,
          key: `imports.finished/${last}/${userId}`,
          thing: ids.length === 1 ? thingOf(last) : `imports/of/${projectId}/${last}`,
          model: { with: name, number, path: PLACE },
        })),
      })
    }
  })
}

/** Tells who imported, and who was told of it, that an import was undone. */
export async function tellOfUndoing(
  { db, actor, now }: CallContext,
  importId: number,
): Promise<void> {
  const { projectId, userId: senderId } = actor
  const thing = thingOf(importId)
  await notices.get().withdraw(db, { about: [{ thing }], now })
  const people = await listToldOf(db, importId, senderId)
  const name = await readSender(db, senderId)
  await notices.get().tell(db, {
    kind: 'imports.undone',
    projectId,
    senderId,
    now,
    to: people.map((userId) => ({
      userId,
      key: `imports.undone/${importId}/${userId}`,
      thing,
      model: { with: name, path: PLACE },
    })),
  })
}
