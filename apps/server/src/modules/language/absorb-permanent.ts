import type { Database } from '../../kernel/database/database.ts'
import { builtInTexts } from '../../kernel/texts.ts'
import { countChange, deleteAbsorbed, listPermanent } from './language-store.ts'

/**
 * Lets go of permanent texts that a release has taken in word for word: they say the same without the row,
 * and what the product says later is not hidden by it.
 */
export async function absorbPermanent(database: Database): Promise<void> {
  const rows = await listPermanent(database)
  const built = new Map(
    [...new Set(rows.map(({ language }) => language))].map((one) => [one, builtInTexts(one)]),
  )
  const absorbed = rows.filter(({ language, label, text }) => built.get(language)?.[label] === text)
  if (absorbed.length === 0) return
  await database.transaction(async (tx) => {
    await deleteAbsorbed(tx, absorbed)
    await countChange(tx)
  })
}
