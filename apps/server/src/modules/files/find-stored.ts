import type { Db } from '../../kernel/database/database.ts'
import { listStoredUnder } from './file-store.ts'
import { readStoredName } from './stored-name.ts'

/** Which files of a kind a stored name is of; whether the caller may see them, their domain says. */
export async function findStoredUnder(
  db: Db,
  { projectId, kind, name }: { projectId: number; kind: string; name: string },
): Promise<number[]> {
  const stored = readStoredName(name)
  return stored ? listStoredUnder(db, { projectId, kind, ...stored }) : []
}
