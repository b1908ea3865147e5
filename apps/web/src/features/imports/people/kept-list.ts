import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { KEPT_LISTS } from '#storage'
import type { ListHead, ListOwner, ListRow } from './import-job.ts'

interface Schema extends DBSchema {
  heads: { key: [userId: number, projectId: number]; value: ListHead & ListOwner }
  rows: {
    key: [userId: number, projectId: number, id: number]
    value: ListRow & ListOwner
  }
}

/** So many rows are written before the page may do something else. */
const ROWS_AT_ONCE = 100

/** A list in the browser's own database: it outlives a reload, a crash and a lost network. */
export class KeptList {
  readonly #owner: ListOwner
  #opened: Promise<IDBPDatabase<Schema>> | undefined

  constructor(owner: ListOwner) {
    this.#owner = owner
  }

  /** The list as it was left; undefined when there is none. Lists of other people are deleted. */
  async load(): Promise<{ head: ListHead; rows: ListRow[] } | undefined> {
    const { userId, projectId } = this.#owner
    const database = await this.#database()
    await forgetOthers(database, userId)
    const head = await database.get('heads', [userId, projectId])
    if (!head) return undefined
    return { head, rows: await database.getAll('rows', this.#range()) }
  }

  async replace(head: ListHead, rows: readonly ListRow[]): Promise<void> {
    const tx = (await this.#database()).transaction(['heads', 'rows'], 'readwrite')
    const kept = tx.objectStore('rows')
    await tx.objectStore('heads').put({ ...head, ...this.#owner })
    await kept.delete(this.#range())
    // One transaction, a part at a time: the page is at hand between the parts.
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const part = rows.slice(start, start + ROWS_AT_ONCE)
      await Promise.all(part.map((row) => kept.put({ ...row, ...this.#owner })))
    }
    await tx.done
  }

  async saveHead(head: ListHead): Promise<void> {
    await (await this.#database()).put('heads', { ...head, ...this.#owner })
  }

  async saveRows(rows: readonly ListRow[]): Promise<void> {
    const tx = (await this.#database()).transaction('rows', 'readwrite')
    for (const row of rows) void tx.store.put({ ...row, ...this.#owner })
    await tx.done
  }

  /** Keeps what became of a batch: of rows that are still on their way in it. */
  async saveBatch(key: string, rows: readonly ListRow[]): Promise<void> {
    const { userId, projectId } = this.#owner
    const { store, done } = (await this.#database()).transaction('rows', 'readwrite')
    for (const row of rows) {
      const kept = await store.get([userId, projectId, row.id])
      if (kept?.batch === key) await store.put({ ...row, ...this.#owner })
    }
    await done
  }

  async removeRows(ids: readonly number[]): Promise<void> {
    const { userId, projectId } = this.#owner
    const tx = (await this.#database()).transaction('rows', 'readwrite')
    for (const id of ids) void tx.store.delete([userId, projectId, id])
    await tx.done
  }

  async forget(): Promise<void> {
    const { userId, projectId } = this.#owner
    const tx = (await this.#database()).transaction(['heads', 'rows'], 'readwrite')
    await tx.objectStore('heads').delete([userId, projectId])
    await tx.objectStore('rows').delete(this.#range())
    await tx.done
  }

  close(): void {
    void this.#opened?.then((database) => database.close()).catch(() => undefined)
    this.#opened = undefined
  }

  #database(): Promise<IDBPDatabase<Schema>> {
    this.#opened ??= openDB<Schema>(KEPT_LISTS, 1, {
      upgrade(database) {
        database.createObjectStore('heads', { keyPath: ['userId', 'projectId'] })
        database.createObjectStore('rows', { keyPath: ['userId', 'projectId', 'id'] })
      },
      // Signing off deletes the database, and must not wait for this page.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
    return this.#opened
  }

  #range(): IDBKeyRange {
    const { userId, projectId } = this.#owner
    return IDBKeyRange.bound([userId, projectId], [userId, projectId, []])
  }
}

async function forgetOthers(database: IDBPDatabase<Schema>, userId: number): Promise<void> {
  for (const store of ['heads', 'rows'] as const) {
    const tx = database.transaction(store, 'readwrite')
    await tx.store.delete(IDBKeyRange.upperBound([userId], true))
    await tx.store.delete(IDBKeyRange.lowerBound([userId, []], true))
    await tx.done
  }
}
