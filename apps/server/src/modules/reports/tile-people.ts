import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { PEOPLE_A_PAGE } from '@telemachos/contract/reports/limits'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { reachAs } from '../people/index.ts'
import { readDictionary } from './dictionary.ts'
import { accessReport, foundTile } from './policy.ts'
import { comparedFilters } from './periods.ts'
import { personView } from './person-view.ts'
import { tileOf } from './reports.ts'
import { readFor, runStatement } from './run-statement.ts'
import { countedPeople, peopleText } from './people-behind-store.ts'
import { tileValues, unboundFilters } from './tile-values.ts'
import { knownViews, refuseStep } from './write-steps.ts'

type Calls = typeof contract.reports.calls

/** The people whom one row of a tile counts, by name. */
export async function listTilePeople(
  { Id, Key, Filters, Row, Open, Before, Page }: InputOf<Calls['listTilePeople']>,
  context: CallContext,
): Promise<OutputOf<Calls['listTilePeople']>> {
  reachAs(context)
  const tile = foundTile(tileOf(await accessReport(context, Id), Key))
  const dictionary = await readDictionary({}, context)
  const view = tile.Kind === 'steps' ? personView(tile.Steps, dictionary) : undefined
  if (tile.Kind !== 'steps' || view === undefined) throw refuseField('Key', 'tile_people')
  const filters = Before ? comparedFilters(Filters) : Filters
  if (filters === undefined) throw refuseField('Before', 'invalid')
  const behind = peopleText(
    { steps: tile.Steps, view, row: Row, open: new Set(Open) },
    knownViews(tile.Steps, dictionary),
    refuseStep,
  )
  const query = countedPeople(behind, { limit: PEOPLE_A_PAGE, offset: (Page - 1) * PEOPLE_A_PAGE })
  const { names } = await readFor(context, query)
  const { rows } = await runStatement(context, {
    query,
    parameters: tileValues(names, filters, {}, []),
    narrowing: { filters: unboundFilters(names, filters), moment: tile.Moment },
  })
  context.audit({ detail: { reportId: Id, tile: Key, rows: rows.length } })
  return {
    People: rows.map(([id, lastName, firstName, isMentee, mentorName]) => ({
      Id: Number(id),
      LastName: String(lastName),
      FirstName: String(firstName),
      IsMentee: isMentee === true,
      MentorName: mentorName === null ? '' : String(mentorName),
    })),
    Count: rows[0] ? Number(rows[0][5]) : 0,
  }
}
