import { randomUUID } from 'node:crypto'
import { writeAudit } from '../../kernel/audit.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import type { JobContext } from '../../kernel/jobs/recurring-jobs.ts'
import { StorageUnavailable } from '../../kernel/storage-unavailable.ts'
import { ScannerAway, type Scanner, type Verdict } from '../../kernel/scanner.ts'
import { findKindOf } from './file-kinds.ts'
import * as store from './held-store.ts'

/** So many contents are scanned in one run: those of others come next. */
const MOST = 20

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Has the scanner look through what waits for it. What it cannot tell is tried again, after a minute at
 * first and a day at last.
 * @throws ScannerAway, StorageUnavailable: the job shows that it fails, and nothing is shown meanwhile.
 */
export async function scanHeld(
  {
    database,
    now,
    signal,
  }: Pick<JobContext, 'database' | 'now'> & Partial<Pick<JobContext, 'signal'>>,
  storage: FileStorage,
  scanner: Scanner,
): Promise<void> {
  for (const due of await store.listDue(database, now, MOST)) {
    signal?.throwIfAborted()
    const content = await storage.open(due.key)
    // Its row has gone, and so has what it had; unless that cannot be told of anything just now.
    if (!content) {
      await storage.check()
      await store.deleteHeld(database, [due.key])
      continue
    }
    try {
      const verdict = await scanner.scan(content)
      // That it could not be read says nothing of the content.
      if (content.errored instanceof StorageUnavailable) throw content.errored
      await database.transaction((tx) => settle(tx, due, verdict, now))
    } catch (error) {
      if (!(error instanceof ScannerAway)) throw error
      // A content that makes the scanner end keeps no other from it.
      if (error.tookContent) {
        const verdict = { state: 'failed', said: error.message } as const
        await database.transaction((tx) => settle(tx, due, verdict, now))
        await store.putOff(database, now, new Date(now.getTime() + MINUTE_MS))
      }
      throw error
    }
  }
}

/** Shows what waits for a scanner that the operator has turned off. */
export async function releaseHeld({ database, now }: JobContext): Promise<void> {
  let keys = await store.listWaiting(database, '')
  while (keys.length > 0) {
    for (const key of keys) await database.transaction((tx) => release(tx, key, now))
    keys = await store.listWaiting(database, keys.at(-1) ?? '')
  }
}

/** Forgets what was found in contents that are no longer there. */
export async function forgetGone(db: Db, storage: FileStorage, before: Date): Promise<void> {
  for (const key of await store.listInfected(db, before)) {
    const content = await storage.open(key, { start: 0, end: 0 })
    content?.destroy()
    if (content) continue
    await storage.check()
    await store.deleteHeld(db, [key])
  }
}

async function settle(db: Db, due: store.DueContent, verdict: Verdict, now: Date): Promise<void> {
  if (verdict.state === 'clean') return release(db, due.key, now)
  const wait = Math.min(MINUTE_MS * 2 ** due.tries, DAY_MS)
  const isNew = await store.setHeld(db, due, verdict, new Date(now.getTime() + wait))
  if (verdict.state === 'failed' || !isNew) return
  const file = await store.findSettled(db, due.key)
  await writeAudit(db, [
    {
      verb: 'files.infected',
      requestId: randomUUID(),
      projectId: due.projectId,
      ...(file && { subjectId: file.userId }),
      detail: { found: verdict.said, ...(file && { fileId: file.id }) },
    },
  ])
  await tell(db, file, now)
}

async function release(db: Db, key: string, now: Date): Promise<void> {
  await store.deleteHeld(db, [key])
  await tell(db, await store.findSettled(db, key), now)
}

/** Has the domain that the file belongs to hear of it. */
async function tell(db: Db, file: store.SettledFile | undefined, now: Date): Promise<void> {
  if (!file || file.ownerId === null) return
  const { projectId, ownerId, userId } = file
  await findKindOf(file.kind)?.onScanned?.(db, { projectId, ownerId, userId, now })
}
