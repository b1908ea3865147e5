import type { Answer } from '@telemachos/questionnaire/answers'
import type { SaveQueue } from '@telemachos/questionnaire/saving/save-queue'
import { openDB, type IDBPDatabase } from 'idb'

/** What this browser keeps of an attempt until the server has all of it. */
export interface KeptAnswers {
  readonly queue: SaveQueue
  /** Typed, but not to be sent yet: still being typed, or not right. */
  readonly drafts: Readonly<Record<number, Answer>>
}

const STORE = 'attempts'

let database: Promise<IDBPDatabase> | undefined

function open(): Promise<IDBPDatabase> {
  database ??= openDB('telemachos-questionnaires', 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
  })
  return database
}

/** Different people at the same computer have nothing of each other's. */
export const keyOf = (userId: number, answerSetId: number): string => `${userId}:${answerSetId}`

/** Undefined where nothing waits; also in a browser without storage, where the page alone keeps it. */
export async function readKept(key: string): Promise<KeptAnswers | undefined> {
  try {
    return await (await open()).get(STORE, key)
  } catch {
    return undefined
  }
}

/** @throws DOMException in a browser without storage, or when it is full. */
export async function writeKept(key: string, kept: KeptAnswers): Promise<void> {
  await (await open()).put(STORE, kept, key)
}

/** @throws DOMException in a browser without storage. */
export async function forgetKept(key: string): Promise<void> {
  await (await open()).delete(STORE, key)
}
