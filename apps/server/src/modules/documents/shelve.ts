import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { roomsOf, writeOutbox } from '../../kernel/outbox.ts'
import { keepMade, storeMade } from '../library/index.ts'

/** Whose document goes to their library, once the transaction that says so is made. */
type Shelved = Parameters<typeof keepMade>[0]

/** What goes to libraries, and the rules by which the others do not. */
interface Shelving {
  readonly shelved: ReadonlyMap<number, Shelved>
  readonly refused: ReadonlyMap<number, string>
}

/**
 * The rule by which nothing is kept for somebody; undefined for what is tried again, as it may pass.
 */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof AppError) || error.status >= 500 || error.code === 'too_many_requests')
    return undefined
  const rule = error.details?.['rule'] ?? error.fields[0]?.rule
  if (typeof rule === 'string') return rule
  return error.code === 'not_found' ? 'document_no_library' : 'document_not_made'
}

/**
 * Stores documents for the libraries of whom they are made for, as whoever asked for them may; nobody sees them
 * before keepShelved.
 */
export async function storeShelved(
  files: readonly {
    readonly userId: number
    readonly pdf?: Buffer | undefined
    /** What it is called there. */
    readonly name?: string | undefined
  }[],
  { context, storage }: { readonly context: CallContext; readonly storage: FileStorage },
): Promise<Shelving> {
  const shelved = new Map<number, Shelved>()
  const refused = new Map<number, string>()
  for (const { userId, pdf, name } of files) {
    if (!pdf || name === undefined) continue
    const file = { name, type: 'application/pdf', content: pdf }
    try {
      shelved.set(userId, { userId, stored: await storeMade(userId, file, context, storage) })
    } catch (error) {
      const rule = refusalOf(error)
      if (rule === undefined) throw error
      refused.set(userId, rule)
    }
  }
  return { shelved, refused }
}

/**
 * Adds what storeShelved has stored, in a transaction: what pages are told of it leaves with that.
 * @throws as keepMade.
 */
export async function keepShelved(
  shelved: Shelved,
  { context, tx }: { readonly context: CallContext; readonly tx: Db },
): Promise<void> {
  const told: Parameters<typeof writeOutbox>[1][number][] = []
  await keepMade(shelved, {
    ...context,
    db: tx,
    inTransaction: true,
    isOwnPerson: () => true,
    emit: ({ name }, payload, audience) =>
      void told.push({ name, payload, rooms: roomsOf(audience) }),
  })
  await writeOutbox(tx, told)
}
