import { isOfLeaver } from '../api/page-person.ts'

/** So long leaving waits for a deletion, in milliseconds. */
const TIMEOUT_MS = 1_000

/** A store of the browser's own database, whose keys begin with whose it is. */
interface OwnedStore {
  readonly database: string
  readonly store: string
  /** What stands behind the owner. */
  readonly separator: string
}

/** Deletes what a store holds of whoever signs off here; resolves when that is done, or cannot be. */
export async function forgetOwned(owned: OwnedStore): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS))
  await Promise.race([deleteFrom(owned).catch(() => {}), late])
}

async function deleteFrom({ database: name, store: of, separator }: OwnedStore): Promise<void> {
  const opening = indexedDB.open(name)
  // Where there is none, none is made.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
  const database = await settled(opening)
  const store = database.transaction(of, 'readwrite').objectStore(of)
  const keys = (await settled(store.getAllKeys())).map(String)
  const leaving = keys.filter((key) => isOfLeaver(key.split(separator, 1)[0] ?? ''))
  await Promise.all(leaving.map((key) => settled(store.delete(key))))
  database.close()
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')))
  })
}
