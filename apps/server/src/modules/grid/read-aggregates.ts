import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { FIELD_STARTS, presentWords, settingsIn } from '@telemachos/contract/projects/settings-in'
import { isMasked } from '@telemachos/rules/field-kinds'
import type { CallContext } from '../../kernel/context.ts'
import { projectWords } from '../language/index.ts'
import { readSettings } from '../people/index.ts'
import { aggregateMentees } from './aggregate-store.ts'
import { gridSelection } from './grid-selection.ts'

type Call = typeof contract.grid.calls.readTotals

/**
 * How many mentees within reach there are by state, mentor and field value (spec §2.3). Only fields
 * with a choice of values are counted, and only those that the caller may see.
 */
export async function readAggregates(
  { Id, ProjectId }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const { db, actor, language } = context
  const [selection, settings] = await Promise.all([
    gridSelection(
      {
        ProjectId,
        Filter: [],
        Search: '',
        Order: 'last_name',
        Desc: false,
        ...(Id
          ? {
              State: 'done',
              ActionId: Id,
            }
          : {}),
      },
      context,
    ),
    readSettings(db, actor.projectId),
  ])
  const translated = await projectWords(db, language, {
    projectId: actor.projectId,
    starts: FIELD_STARTS,
  })
  const { User: { Fields = [], ProjectFields = [] } = {} } = settingsIn(
    settings,
    language,
    presentWords(settings, translated),
  )
  const choices = [...Fields, ...ProjectFields].filter(
    (field) => field.Visible >= actor.level && field.Options?.length && !isMasked(field),
  )
  const rows = await aggregateMentees(
    db,
    selection,
    choices.map(({ Name }) => Name),
  )
  const valuesOf = (kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ Value, Count }) => ({ Value, Count }))
  return {
    count: rows.find((row) => row.kind === 'all')?.Count ?? 0,
    States: valuesOf('state'),
    Mentors: valuesOf('mentor'),
    Fields: choices.map(({ Name, Label }) => ({ Name, Label, Values: valuesOf(`field:${Name}`) })),
  }
}
