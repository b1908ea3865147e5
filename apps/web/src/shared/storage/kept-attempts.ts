/** Answers that wait for the server are in this database of the browser, each under its person's id. */
export const KEPT_ATTEMPTS = { database: 'telemachos-questionnaires', store: 'attempts' } as const

/** So long leaving waits for the deletion, in milliseconds. */
const TIMEOUT_MS = 1_000

let hasForgotten = false

/** Different people at the same computer have nothing of each other's. */
export const attemptKey = (userId: number, answerSetId: number): string =>
  `${userId}:${answerSetId}`

/** Whether the person is leaving: nothing of theirs is kept any more. */
export const isForgotten = (): boolean => hasForgotten

/** Deletes what waits of one person; resolves when that is done, or cannot be. */
export async function forgetKeptAttempts(userId: number): Promise<void> {
  hasForgotten = true
  const late = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS))
  await Promise.race([deleteOf(userId).catch(() => {}), late])
}

async function deleteOf(userId: number): Promise<void> {
  const opening = indexedDB.open(KEPT_ATTEMPTS.database)
  // Where there is none, none is made.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
  const database = await settled(opening)
  const store = database
    .transaction(KEPT_ATTEMPTS.store, 'readwrite')
    .objectStore(KEPT_ATTEMPTS.store)
  await settled(store.delete(IDBKeyRange.bound(`${userId}:`, `${userId}:\uffff`)))
  database.close()
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')))
  })
}
