import { CONDITION_NAMES } from '@telemachos/contract/actions/condition-names'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import type { Found } from '@telemachos/contract/projects/findings'
import { todayInAthens } from '@telemachos/rules/dates'
import { memberUses } from '@telemachos/rules/expressions/member-uses'
import { parseExpression, unknownNames } from '@telemachos/rules/expressions/parse-expression'
import type { CallContext } from '../../kernel/context.ts'
import { whatIsMissingToPublish } from './action-needs.ts'
import { findCircles } from './find-circles.ts'
import { listCheckedActions, type CheckedAction } from './faults-store.ts'
import { knownIn, readsIn, type Known } from './unknown-reads.ts'

/** The conditions of an action, by their fields in the form of its content. */
const PARTS = [
  ['ShowCondition', ({ showCondition }: CheckedAction) => showCondition],
  ['EnableCondition', ({ enableCondition }: CheckedAction) => enableCondition],
  ['Completion', ({ completion }: CheckedAction) => completion],
] as const

const has = ({ flags }: CheckedAction, flag: keyof typeof GRID_FLAGS): boolean =>
  (flags & GRID_FLAGS[flag]) !== 0

const about = ({ id, title }: CheckedAction) => ({ Type: 'action', Id: id, Name: title }) as const

/**
 * What of a project's actions does not work as it stands, or is probably not meant so.
 * @param publishing actions that are looked at as if they were published already.
 */
export async function findActionFaults(
  context: CallContext,
  publishing: readonly number[] = [],
): Promise<Found[]> {
  const { db, actor, language, now } = context
  const actions = await listCheckedActions(db, actor.projectId, language)
  if (actions.length === 0) return []
  const known = await knownIn(db, actor.projectId)
  const missing = await whatIsMissingToPublish(
    context,
    actions.map(({ id: actionId, typeId, questId }) => ({
      projectId: actor.projectId,
      actionId,
      typeId,
      questId,
    })),
  )
  const isPublished = (one: CheckedAction): boolean =>
    has(one, 'Published') || publishing.includes(one.id)
  const waiting = new Map(actions.filter((one) => !isPublished(one)).map((one) => [one.id, one]))
  const today = todayInAthens(now)
  return [
    ...actions.flatMap((one, place): Found[] => [
      ...(missing[place] ?? []).map(({ Rule }): Found => ({
        Kind: 'action_unready',
        ...about(one),
        Part: Rule,
      })),
      ...faultsOf(one, isPublished(one), today),
      ...conditionFaults(one, known, isPublished(one) ? waiting : new Map()),
    ]),
    ...findCircles(actions).map(([first, ...rest]): Found => ({
      Kind: 'condition_circle',
      ...about(first),
      Part: 'EnableCondition',
      Names: rest.map(({ title }) => title),
      ofActions: [first, ...rest].map(({ id }) => id),
    })),
  ]
}

function faultsOf(one: CheckedAction, isPublished: boolean, today: string): Found[] {
  const { isEmpty, due, unshownTo } = one
  const isHidden = (['HideFromMentee', 'HideFromMentor', 'HideInGrid'] as const).every((flag) =>
    has(one, flag),
  )
  return [
    ...(isEmpty ? [{ Kind: 'action_empty', ...about(one) } as const] : []),
    ...(isPublished && isHidden ? [{ Kind: 'action_hidden', ...about(one) } as const] : []),
    ...(unshownTo === null || has(one, 'HideFromMentee')
      ? []
      : [{ Kind: 'action_unshown', ...about(one), Count: unshownTo } as const]),
    ...(due !== null && due < today && !has(one, 'Published')
      ? [{ Kind: 'due_passed', ...about(one), Names: [due] } as const]
      : []),
  ]
}

function conditionFaults(
  one: CheckedAction,
  known: Known,
  waiting: ReadonlyMap<number, CheckedAction>,
): Found[] {
  return PARTS.flatMap(([Part, sourceOf]): Found[] => {
    const source = sourceOf(one)
    if (source.trim() === '') return []
    const parsed = parseExpression(source)
    if (!parsed.ok) return [{ Kind: 'condition_unreadable', ...about(one), Part }]
    const { completion, ...others } = known
    const fields = [...unknownNames(parsed.ast, CONDITION_NAMES), ...readsIn([source], others)]
    const actions = memberUses(parsed.ast, 'completion').flatMap(({ key }) => key ?? [])
    const lost = distinct(actions.filter((key) => !completion.has(key)))
    const late = distinct(actions.flatMap((key) => waiting.get(Number(key))?.title ?? []))
    const told = (Kind: Found['Kind'], Names: readonly string[]): Found[] =>
      Names.length === 0 ? [] : [{ Kind, ...about(one), Part, Names }]
    return [
      ...told('condition_unknown_field', distinct(fields)),
      ...told('condition_unknown_action', lost),
      ...told('condition_unpublished', late),
    ]
  })
}

const distinct = (list: readonly string[]): string[] => [...new Set(list)]
