import type { CallContext } from '../../kernel/context.ts'
import type { PersonFile } from '../people/index.ts'
import { listFilesOfPeople as listFiles } from './file-store.ts'
import { setAccess } from './policy.ts'

/** The files that answer for people, as far as the caller sees the answers, by whose they are. */
export async function listFilesOfPeople(
  context: CallContext,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, PersonFile[]>> {
  const files = await listFiles(context.db, userIds, setAccess(context))
  const byPerson = Map.groupBy(files, ({ userId }) => userId)
  return new Map(
    [...byPerson].map(([userId, own]) => [userId, own.map(({ userId: _, ...file }) => file)]),
  )
}
