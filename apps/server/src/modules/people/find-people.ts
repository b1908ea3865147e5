import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { FEW } from './find-patterns.ts'
import { isNamed, nameMatches } from './people-conditions-store.ts'
import * as store from './people-list-store.ts'
import { searchPatterns } from './person-keys.ts'
import { reachAs, type Reach, within } from './reach/index.ts'

type Find = typeof contract.people.calls.findPeople

/** So many are shown. */
const MOST = 6

/** Who reaches so far finds enough people among the first of all who are named so. */
const WIDE: ReadonlySet<Reach> = new Set(['project', 'coordinated'])

/**
 * The first people within reach whose names match a search, while it is typed: one or two letters are
 * the beginning of a word. Where few match, those whose names sound like it come after them.
 */
export async function findPeople(
  { Search }: InputOf<Find>,
  context: CallContext,
): Promise<OutputOf<Find>> {
  const { db, actor } = context
  const { written, sounding } = searchPatterns(Search, 'beginning')
  if (written.length === 0) return []
  const people = {
    projectId: actor.projectId,
    reach: within(context, { reads: 'all' }),
    filters: [nameMatches(written)],
  }
  const isWide = WIDE.has(reachAs(context))
  const first = isWide ? await store.listFirstNamed(db, people, written, MOST) : []
  const found = first.length < MOST ? await store.listNames(db, people, MOST) : first
  if (found.length >= FEW || !sounding) return found
  const alike = { ...people, filters: [nameMatches(sounding)], first: isNamed(written) }
  return store.listNames(db, alike, MOST)
}
