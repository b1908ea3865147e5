import type { CallContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import { nameMatches } from './people-conditions-store.ts'
import { countUpTo } from './people-list-store.ts'
import { searchPatterns } from './person-keys.ts'
import { within } from './reach/index.ts'

/** Who finds fewer than these as it is written is shown whose names sound like it, too. */
export const FEW = 5

/**
 * For each word of a search the patterns of which one must be in a name: as it is written and, where
 * that finds few among the people within reach for whom the conditions hold, as it sounds.
 *
 * @returns `written` where it was widened: who is found by these comes first.
 */
export async function findPatterns(
  search: string,
  filters: readonly Sql[],
  context: CallContext,
): Promise<{ patterns: string[][]; written?: string[][] }> {
  const { written, sounding } = searchPatterns(search)
  if (!sounding) return { patterns: written }
  const people = {
    projectId: context.actor.projectId,
    ways: within(context, { reads: 'page' }),
    filters: [...filters, nameMatches(written)],
  }
  const isEnough = (await countUpTo(context.db, people, FEW)) >= FEW
  return isEnough ? { patterns: written } : { patterns: sounding, written }
}
