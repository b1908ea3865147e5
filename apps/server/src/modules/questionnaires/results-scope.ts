import { builtInOf } from '@telemachos/contract/core/define-texts'
import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { PROJECT_WIDE_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import { isVisible, visibleFlags } from '../actions/index.ts'
import { within } from '../people/index.ts'
import { actionOfSet } from './answer-set-store.ts'
import {
  countVersions,
  listAskingActions,
  type ActionTitle,
  type CountedScope,
  type ResultsReach,
  type ResultsScope,
  type VersionCounts,
} from './results-store.ts'
import { versionFor, type Version } from './versions.ts'
import { seenResults } from './policy.ts'

type Filter = InputOf<typeof contract.questionnaires.calls.getDistribution>

/**
 * Whose attempts the caller may count: of people within reach, in actions that the caller sees; and of
 * holders of links, for those who may read one by one what these answered.
 */
export function resultsReach(context: CallContext, language: 'el' | 'en'): ResultsReach {
  const { projectId, role } = context.actor
  return {
    projectId,
    reach: within(context, { reads: 'all', actionId: actionOfSet }),
    isVisible: isVisible(visibleFlags(role)),
    readsHolders: roleAllowed(role, PROJECT_WIDE_ROLES),
    language,
    role,
  }
}

/** What a list of one questionnaire's results begins with. */
export interface FoundQuest {
  readonly scope: ResultsScope
  readonly actions: readonly ActionTitle[]
  /** Those that were answered, the latest first. */
  readonly versions: readonly VersionCounts[]
}

/**
 * Checks that the caller sees results of the questionnaire: an action asks it that they see, or
 * somebody within reach has answered it.
 * @throws not_found alike for one of another project and for one that does not exist; also for an
 *   action that does not ask it.
 */
export async function findQuest(
  context: CallContext,
  asked: { QuestId: number; ActionId?: number | null | undefined; Lang?: 'el' | 'en' },
): Promise<FoundQuest> {
  const { db } = context
  const reach = resultsReach(context, asked.Lang ?? builtInOf(context.language))
  const scope = { ...reach, questId: asked.QuestId, actionId: asked.ActionId ?? null }
  const actions = await listAskingActions(db, reach, asked.QuestId)
  const versions = await countVersions(db, scope)
  const isAction = scope.actionId === null || actions.some(({ Id }) => Id === scope.actionId)
  seenResults(isAction && actions.length + versions.length > 0)
  return { scope, actions, versions }
}

export interface CountedQuest extends FoundQuest {
  readonly counted: CountedScope
  readonly version: Version
  readonly chosen: VersionCounts | undefined
}

/**
 * The attempts that a filter counts, at one version.
 * @throws not_found, also for a version that nobody has answered; rule_violated `not_published`.
 */
export async function findCounted(filter: Filter, context: CallContext): Promise<CountedQuest> {
  const found = await findQuest(context, filter)
  const chosen = filter.Version
    ? found.versions.find(({ version }) => version === filter.Version)
    : found.versions[0]
  if (filter.Version) seenResults(chosen)
  const version = await versionFor(context.db, {
    questId: filter.QuestId,
    versionId: chosen?.versionId ?? null,
  })
  const states = filter.State === 'all' ? ['finished', 'expired'] : [filter.State]
  return {
    ...found,
    version,
    chosen,
    counted: { ...found.scope, versionId: version.id, states },
  }
}
