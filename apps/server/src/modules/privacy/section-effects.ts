import { DATA_SECTIONS, type DataSection } from '@telemachos/contract/core/personal-data'
import type { Db } from '../../kernel/database/database.ts'
import type { Owner } from '../../kernel/personal-data.ts'
import { sectionOf, tablesWith } from './declared-tables.ts'
import { countOwned, type SectionEffect } from './erase-store.ts'

/**
 * What erasing a person would do, section by section, by the rows that are there now.
 * @param mentions how many rows of others name them.
 */
export async function countEffects(
  db: Db,
  userId: number,
  mentions: number,
): Promise<SectionEffect[]> {
  const effects = new Map<DataSection, SectionEffect>()
  const effectOn = (section: DataSection): SectionEffect => {
    const known = effects.get(section)
    if (known) return known
    const effect = { Section: section, Removed: 0, Anonymised: 0, Kept: 0, Because: [] }
    effects.set(section, effect)
    return effect
  }
  const deleted = tablesWith('deletedWith')
  await count(db, userId, deleted, (section, rows) => (effectOn(section).Removed += rows))
  const blanked = tablesWith('blankedWith')
  await count(db, userId, blanked, (section, rows) => (effectOn(section).Anonymised += rows))
  for (const [table, { of, because }] of tablesWith('kept')) {
    await count(db, userId, [[table, of]], (section, rows) => {
      const effect = effectOn(section)
      effect.Kept += rows
      if (rows > 0 && !effect.Because.includes(because)) effect.Because.push(because)
    })
  }
  effectOn('mentions').Anonymised = mentions
  return DATA_SECTIONS.flatMap((section) => effects.get(section) ?? []).filter(
    ({ Removed, Anonymised, Kept }) => Removed + Anonymised + Kept > 0,
  )
}

async function count(
  db: Db,
  userId: number,
  tables: readonly [table: string, of: readonly Owner[]][],
  add: (section: DataSection, rows: number) => void,
): Promise<void> {
  for (const [table, of] of tables) {
    add(sectionOf(table), await countOwned(db, table, of, userId))
  }
}
