import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { DATA_SECTIONS, type DataSection } from '@telemachos/contract/core/personal-data'
import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Owner } from '../../kernel/personal-data.ts'
import { sectionOf, tablesWith } from './declared-tables.ts'
import { countOwned } from './erase-store.ts'
import { mentionPatterns } from './mention-patterns.ts'
import { countMentions } from './mentions-store.ts'
import { findHandled, obstacleTo } from './policy.ts'
import { findRequest } from './request-store.ts'

type Preview = typeof contract.privacy.calls.previewErasure
type Effect = OutputOf<Preview>['Sections'][number]

/**
 * What erasing a person would do, section by section; nothing of it where they are not the caller's
 * to erase, since it would tell of projects that are not theirs.
 * @throws not_found for somebody who has never been in the caller's project.
 */
export async function previewErasure(
  { UserId }: InputOf<Preview>,
  context: CallContext,
): Promise<OutputOf<Preview>> {
  const { db } = context
  const { person, mayHandle } = await findHandled(context, UserId)
  const request = await findRequest(db, UserId)
  const effects = new Map<DataSection, Effect>()
  const effectOn = (section: DataSection): Effect => {
    const known = effects.get(section)
    if (known) return known
    const effect = { Section: section, Removed: 0, Anonymised: 0, Kept: 0, Because: [] }
    effects.set(section, effect)
    return effect
  }
  if (mayHandle) {
    const deleted = tablesWith('deletedWith')
    await count(db, UserId, deleted, (section, rows) => (effectOn(section).Removed += rows))
    const blanked = tablesWith('blankedWith')
    await count(db, UserId, blanked, (section, rows) => (effectOn(section).Anonymised += rows))
    for (const [table, { of, because }] of tablesWith('kept')) {
      await count(db, UserId, [[table, of]], (section, rows) => {
        const effect = effectOn(section)
        effect.Kept += rows
        if (rows > 0 && !effect.Because.includes(because)) effect.Because.push(because)
      })
    }
    const sought = { userId: UserId, patterns: mentionPatterns(person) }
    effectOn('mentions').Anonymised = await countMentions(db, sought)
  }
  return {
    MayErase: mayHandle,
    Obstacle: mayHandle ? obstacleTo(person, context) : null,
    Sections: DATA_SECTIONS.flatMap((section) => effects.get(section) ?? []).filter(
      ({ Removed, Anonymised, Kept }) => Removed + Anonymised + Kept > 0,
    ),
    Request: request ?? null,
  }
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
