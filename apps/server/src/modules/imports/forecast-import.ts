import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { ReadRow } from '@telemachos/rules/import-row'
import type { CallContext } from '../../kernel/context.ts'
import type { Known } from '../people/index.ts'
import { faultOf, readRows, saysNothingOfMembers } from './add-users.ts'
import { saysOf } from './invite-known.ts'
import { findKnown, isSamePerson } from './recognise.ts'
import { wordsOf } from './row-faults.ts'

type ForecastImport = typeof contract.imports.calls.forecastImport
type Forecast = OutputOf<ForecastImport>[number]

/**
 * What would become of rows. Of people who are no members it tells only what the caller may see by
 * themselves: nobody learns here, without a trace, whether somebody is in another project.
 */
export async function forecastImport(
  { Users }: InputOf<ForecastImport>,
  context: CallContext,
): Promise<OutputOf<ForecastImport>> {
  const { rows } = await readRows(Users, context)
  const sound = rows
    .map((row, place) => ({ row, place }))
    .filter(({ row }) => row.faults.every(saysNothingOfMembers))
  const known = await findKnown(sound, context)
  const hasSay = saysOf(context)
  return rows.map((row, place): Forecast => {
    const forecast = forecastOf(row, known.get(place), hasSay, context)
    const isRefused = row.faults.length > 0 && forecast.Verdict !== 'already'
    return isRefused ? refused(row.faults, context) : forecast
  })
}

function forecastOf(
  row: ReadRow,
  found: Known | undefined,
  hasSay: (known: Known) => boolean,
  context: CallContext,
): Forecast {
  const fault = found && (found.isMember || found.by === null) ? faultOf(row, found) : undefined
  if (fault) return refused([fault], context)
  if (found?.isMember) return { Verdict: 'already', Mail: false, Faults: [] }
  const joins = found?.by && isSamePerson(row, found) && hasSay(found)
  if (joins) return { Verdict: 'joins', Mail: found.email !== '', Faults: [] }
  return { Verdict: 'new', Mail: false, Faults: [] }
}

function refused(faults: ReadRow['faults'], context: CallContext): Forecast {
  return { Verdict: 'refused', Mail: false, Faults: wordsOf(faults, context) }
}
