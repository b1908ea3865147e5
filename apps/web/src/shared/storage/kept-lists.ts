/** Lists with people's data that outlive a reload are in this database of the browser, and only there. */
export const KEPT_LISTS = 'telemachos.lists'

/** So long leaving waits for the deletion, in milliseconds. */
const TIMEOUT_MS = 1_000

/** Deletes every list that this browser keeps; resolves when that is done, or cannot be. */
export function forgetKeptLists(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS)
    try {
      const request = indexedDB.deleteDatabase(KEPT_LISTS)
      request.addEventListener('success', () => resolve())
      request.addEventListener('error', () => resolve())
    } catch {
      // Where the browser keeps nothing there is nothing to forget.
      resolve()
    }
  })
}
