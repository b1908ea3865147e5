import { RESULT_STATES } from '@telemachos/contract/questionnaires/results-roles'
import type { CallInput } from '#shared'

/** Which attempts are counted, as the calls take it. */
export type ResultsFilter = CallInput<'questionnaires.getDistribution'>

/** What the address says of a questionnaire's results. */
export interface ResultsSearch {
  readonly action?: number | undefined
  /** Finished ones without it. */
  readonly state?: 'expired' | 'all' | undefined
  /** The latest that was answered without it. */
  readonly version?: number | undefined
  readonly tab?: 'people' | undefined
}

/** Reads the address; whatever is not understood is left out. */
export function readResultsSearch(raw: Readonly<Record<string, unknown>>): ResultsSearch {
  const action = readId(raw['action'])
  const version = readId(raw['version'])
  const state = RESULT_STATES.find((one) => one === raw['state'])
  return {
    ...(action !== undefined && { action }),
    ...(version !== undefined && { version }),
    ...(state && state !== 'finished' && { state }),
    ...(raw['tab'] === 'people' && { tab: 'people' as const }),
  }
}

/** What the address says of a combined report. */
export interface CombinedSearch {
  /** In the order in which they are compared; undefined for all that there are. */
  readonly actions?: readonly number[] | undefined
  /** The report that it is for, as it was given. */
  readonly report?: number | undefined
}

/** The most actions that one report takes. */
const MAX = 50

/** Reads the address: `actions=4,23`. */
export function readCombinedSearch(raw: Readonly<Record<string, unknown>>): CombinedSearch {
  const report = readId(raw['report'])
  const given = raw['actions']
  const actions =
    typeof given === 'string' || typeof given === 'number'
      ? [
          ...new Set(
            String(given)
              .split(',')
              .flatMap((text) => readId(text) ?? []),
          ),
        ].slice(0, MAX)
      : undefined
  return { ...(actions && { actions }), ...(report !== undefined && { report }) }
}

function readId(value: unknown): number | undefined {
  const number = value === '' ? Number.NaN : Number(value)
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined
}
