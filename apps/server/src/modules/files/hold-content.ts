import type { Db } from '../../kernel/database/database.ts'
import type { Scanner } from '../../kernel/scanner.ts'
import { insertHeld } from './held-store.ts'

let configured: Scanner | 'off' | undefined

/** Says which scanner the operator has, when the server is composed. */
export const scanner = {
  provide(one: Scanner | 'off' | undefined): void {
    configured = one
  },
}

/** Whether whatever arrives waits for a scanner. */
export const isScanned = (): boolean => configured !== undefined && configured !== 'off'

/**
 * Has a content that has arrived wait for the scanner, where there is one: until it has answered, only
 * who uploaded it is shown it. In the transaction that makes it a file.
 */
export async function holdContent(
  db: Db,
  content: { readonly key: string; readonly projectId: number; readonly at: Date },
): Promise<boolean> {
  if (!isScanned()) return false
  await insertHeld(db, content)
  return true
}
