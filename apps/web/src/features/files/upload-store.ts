import { openDB, type IDBPDatabase } from 'idb'
import { areUploadsForgotten, KEPT_UPLOADS } from '#storage'

const STORE = KEPT_UPLOADS.store

/** A file that is on its way, to go on with after the page was left or the browser died. */
export interface KeptUpload {
  readonly content: File
  /** Undefined until the server has been told of it. */
  readonly uploadId?: number
  /** What is said of it besides, as whoever sends it has it. */
  readonly about?: unknown
}

let database: Promise<IDBPDatabase> | undefined

function open(): Promise<IDBPDatabase> {
  database ??= openDB(KEPT_UPLOADS.database, 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
  })
  return database
}

/** Keeps a file; a browser without room or storage does without. */
export async function keepUpload(key: string, upload: KeptUpload): Promise<void> {
  if (areUploadsForgotten()) return
  try {
    await (await open()).put(STORE, upload, key)
  } catch {
    // Then it begins anew after the page is loaded again.
  }
}

/** Forgets a file that has arrived, or that nobody wants to send any more. */
export async function forgetUpload(key: string): Promise<void> {
  try {
    await (await open()).delete(STORE, key)
  } catch {
    // There is no storage: nothing was kept.
  }
}

/** What is kept under keys that begin so. */
export async function listKeptUploads(
  prefix: string,
): Promise<{ readonly key: string; readonly upload: KeptUpload }[]> {
  try {
    const opened = await open()
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    const keys = await opened.getAllKeys(STORE, range)
    const uploads: KeptUpload[] = await opened.getAll(STORE, range)
    return keys.flatMap((key, index) => {
      const upload = uploads[index]
      return upload ? [{ key: String(key), upload }] : []
    })
  } catch {
    return []
  }
}
