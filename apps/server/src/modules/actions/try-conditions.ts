import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { explainCondition } from '@telemachos/rules/expressions/explain-condition'
import type { CallContext } from '../../kernel/context.ts'
import { readableFields, searchPatterns } from '../people/index.ts'
import { listMenteeScopes } from './author-store.ts'
import { checkConditions, isReadable } from './check-conditions.ts'
import { conditionHolds, enableConditionHolds } from './conditions.ts'
import { accessAuthored } from './policy.ts'

type Calls = typeof contract.actions.calls

/** How many people are named where conditions are tried. */
const NAMED = 20

/**
 * To whom an action would be shown and open now, with the conditions given.
 * @throws not_found; invalid_input as saveContent.
 */
export async function tryConditions(
  {
    ActionId,
    ShowCondition,
    EnableCondition,
    MenteeId = null,
    Search,
  }: InputOf<Calls['tryConditions']>,
  context: CallContext,
): Promise<OutputOf<Calls['tryConditions']>> {
  const { actionId, typeId, title, due, data, showCondition, enableCondition } =
    await accessAuthored(context, ActionId)
  const readable = await readableFields(context)
  const conditions = [
    { field: 'ShowCondition', source: ShowCondition, stored: showCondition },
    { field: 'EnableCondition', source: EnableCondition, stored: enableCondition },
  ]
  checkConditions(conditions, readable)
  const { db, actor, now } = context
  const action = { Id: actionId, TypeId: typeId, Title: title, Data: data }
  const mentees = await listMenteeScopes(
    db,
    { projectId: actor.projectId, actionId },
    {
      menteeId: MenteeId,
      patterns: searchPatterns(Search).written,
      conditions: `${ShowCondition} ${EnableCondition}`,
    },
  )
  const found = mentees.map(({ id, firstName, lastName, scope, data: own, due: ownDue }, place) => {
    const seen = { ...scope, action: { ...action, Due: ownDue ?? due }, data: own, now }
    const Shown = conditionHolds(ShowCondition, seen)
    const Enabled = Shown && enableConditionHolds(EnableCondition, seen)
    // Of the others it is only counted what became of them.
    const isNamed = place < NAMED && !Enabled
    const why = isNamed
      ? explainCondition(Shown ? EnableCondition : ShowCondition, { ...seen })
      : []
    const Why = why.map(({ text, values }) => ({
      Text: text,
      Values: values.map(({ name, value }) => ({
        Name: name,
        Value: isReadable(name, readable) ? value : '•••',
      })),
    }))
    return { Id: id, FirstName: firstName, LastName: lastName, Shown, Enabled, Why }
  })
  return {
    Mentees: found.length,
    Shown: found.filter(({ Shown }) => Shown).length,
    Enabled: found.filter(({ Enabled }) => Enabled).length,
    List: found.slice(0, NAMED),
  }
}
