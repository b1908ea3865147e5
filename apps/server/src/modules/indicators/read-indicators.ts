import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { roleAllowed } from '@telemachos/contract/core/roles'
import { INDICATOR_WRITING_ROLES } from '@telemachos/contract/indicators/limits'
import { rowsOf } from '../../kernel/database/page-of.ts'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { selectPeople, within } from '../people/index.ts'
import { visibleIndicator, visibleIndicators, type Indicator } from './known-indicators.ts'
import * as store from './store.ts'

type Calls = typeof contract.indicators.calls

export async function listIndicators(
  _input: InputOf<Calls['listIndicators']>,
  context: CallContext,
): Promise<OutputOf<Calls['listIndicators']>> {
  return (await visibleIndicators(context)).map((one) => asIndicator(one, context.actor))
}

/** An indicator as it is answered. */
export function asIndicator(
  { id, kind, field, text }: Indicator,
  { role, level }: Actor,
): OutputOf<Calls['listIndicators']>[number] {
  return {
    Id: id,
    Label: field.Label,
    ...(field.Labels && { Labels: field.Labels }),
    Kind: kind,
    Options: field.Options ?? [],
    ...(field.OptionLabels && { OptionLabels: field.OptionLabels }),
    Level: field.Visible,
    EditLevel: field.Editable,
    Name: field.Name,
    TextName: text.Name,
    MayEdit: roleAllowed(role, INDICATOR_WRITING_ROLES) && field.Editable >= level,
  }
}

/** @throws invalid_input naming an indicator that is not for the caller. */
export async function getStatistics(
  { Ids, UserIds }: InputOf<Calls['getStatistics']>,
  context: CallContext,
): Promise<OutputOf<Calls['getStatistics']>> {
  const wanted = await visibleOf(context, Ids)
  const reach = within(context, { reads: 'named' })
  const rows = await store.listAnswers(context.db, context.actor.projectId, {
    reach,
    userIds: UserIds,
    indicators: wanted.map(columnsOf),
  })
  return rows.map((row) => asAnswer(row, wanted))
}

async function visibleOf(context: CallContext, ids: readonly number[]): Promise<Indicator[]> {
  const visible = await visibleIndicators(context)
  return ids.map((id, place) => {
    const found = visible.find((one) => one.id === id)
    if (!found) throw refuseField(`Ids.${place}`, 'unknown_indicator')
    return found
  })
}

/** A page of people with what indicators say of them. @throws as getStatistics. */
export async function listMeasured(
  { Ids, Search, page, count }: InputOf<Calls['listMeasured']>,
  context: CallContext,
): Promise<OutputOf<Calls['listMeasured']>> {
  const { db, actor } = context
  const wanted = await visibleOf(context, Ids)
  const filters = await selectPeople({ Search }, context)
  const people = { projectId: actor.projectId, reach: within(context, { reads: 'all' }), filters }
  const rows = await store.listPage(db, people, rowsOf({ page, count }))
  const answers = await store.listAnswers(db, actor.projectId, {
    userIds: rows.map(({ Id }) => Id),
    indicators: wanted.map(columnsOf),
    reach: within(context, { reads: 'named' }),
  })
  const list = rows.map((person) => ({
    ...person,
    Answers: answers
      .filter(({ UserId }) => UserId === person.Id)
      .map((row) => {
        const { UserId: _, ...answer } = asAnswer(row, wanted)
        return answer
      }),
  }))
  return { list, ...(await store.countPeople(db, people)) }
}

/** What an indicator says of one person, whether it says anything or not; who asks has reached them. */
export async function answerOf(
  context: CallContext,
  indicator: Indicator,
  userId: number,
): Promise<OutputOf<Calls['setStatistic']>> {
  const [row = { Id: indicator.id, UserId: userId, value: '', Text: '' }] = await store.listAnswers(
    context.db,
    context.actor.projectId,
    {
      userIds: [userId],
      indicators: [columnsOf(indicator)],
      reach: within(context, { reads: 'named' }),
    },
  )
  return asAnswer(row, [indicator])
}

const columnsOf = ({ id, field, text }: Indicator) => ({ id, value: field.Name, text: text.Name })

function asAnswer(
  { value, ...row }: store.AnswerRow,
  indicators: readonly Indicator[],
): OutputOf<Calls['setStatistic']> {
  const isNumber = indicators.find(({ id }) => id === row.Id)?.kind === 'number'
  return { ...row, Value: isNumber && value !== '' ? Number(value) : value }
}

/** What an indicator says of all active mentees within reach. */
export async function summarizeIndicator(
  { Id }: InputOf<Calls['summarizeIndicator']>,
  context: CallContext,
): Promise<OutputOf<Calls['summarizeIndicator']>> {
  const { db, actor } = context
  const { field, kind } = await visibleIndicator(context, Id)
  const people = {
    projectId: actor.projectId,
    reach: within(context, { reads: 'all' }),
    name: field.Name,
  }
  const { Values, ...counts } = await store.summarize(db, people)
  const numbers = kind === 'number' ? counts : { Mean: null, Min: null, Max: null }
  return { People: counts.People, Filled: counts.Filled, Values, ...pick(numbers) }
}

const pick = ({ Mean, Min, Max }: Pick<store.SummaryRow, 'Mean' | 'Min' | 'Max'>) => ({
  Mean,
  Min,
  Max,
})
