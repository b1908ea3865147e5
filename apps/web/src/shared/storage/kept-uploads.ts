/** Files that are on their way are in this database of the browser, to go on with after a reload. */
export const KEPT_UPLOADS = 'telemachos-uploads'

/** So long leaving waits for the deletion, in milliseconds. */
const TIMEOUT_MS = 1_000

/** Deletes every file that this browser keeps; resolves when that is done, or cannot be. */
export function forgetKeptUploads(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS)
    try {
      const request = indexedDB.deleteDatabase(KEPT_UPLOADS)
      request.addEventListener('success', () => resolve())
      request.addEventListener('error', () => resolve())
    } catch {
      // Where the browser keeps nothing there is nothing to forget.
      resolve()
    }
  })
}
