import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { FilterValues, Tile } from '@telemachos/contract/reports/tiles'
import type { CallContext } from '../../kernel/context.ts'
import { reachAs, within } from '../people/index.ts'
import { narrow, setKinds } from './narrow.ts'
import { readOwnFields } from './own-fields.ts'
import { comparedFilters } from './periods.ts'
import { accessReport, foundTile } from './policy.ts'
import { requireQueries, tileOf } from './reports.ts'
import { insertRun } from './query-store.ts'
import { GIVEN } from './read-statement.ts'
import { columnsStart, reportWords, sayResults } from './report-texts.ts'
import { findTileQuery, readReachStamp, type TileQuery } from './report-store.ts'
import { readFor, runStatement, type ParameterValues } from './run-statement.ts'
import { keyOf, StoredResults, type StoredResult } from './stored-results.ts'
import { boundKinds, tileValues, unboundFilters } from './tile-values.ts'
import { writeSteps } from './write-steps.ts'

type Calls = typeof contract.reports.calls
export type TileResult = OutputOf<Calls['runTile']>

interface TileRequest {
  readonly filters: FilterValues
  /** Asks anew, whatever is stored. */
  readonly isFresh: boolean
  readonly runId?: string | undefined
}

const results = new WeakMap<WeakKey, StoredResults>()

/** What has been found in the database at hand. */
function storedIn({ db }: CallContext): StoredResults {
  const stored = results.get(db.key) ?? new StoredResults()
  results.set(db.key, stored)
  return stored
}

export async function runTile(
  { Id, Key, Filters, Fresh, RunId }: InputOf<Calls['runTile']>,
  context: CallContext,
): Promise<TileResult> {
  reachAs(context)
  const report = await accessReport(context, Id)
  const request = { filters: Filters, isFresh: Fresh, runId: RunId }
  const tile = foundTile(tileOf(report, Key))
  const shown = await showTile(tile, request, context)
  const isRun = shown.State === 'found' && !shown.IsStored
  context.audit({ detail: { reportId: Id, tile: Key }, unchanged: !isRun })
  if (shown.State !== 'found') return shown
  const start = columnsStart(Id, tile)
  return sayResults(await reportWords(context, start), start, shown)
}

/** A tile as its author has it on the page, before it is saved. */
export async function tryTile(
  { Tile: tile, Filters, RunId }: InputOf<Calls['tryTile']>,
  context: CallContext,
): Promise<TileResult> {
  reachAs(context)
  await requireQueries([tile], new Set(), context)
  return showTile(tile, { filters: Filters, isFresh: true, runId: RunId }, context)
}

const STILL: TileResult = {
  State: 'still',
  Result: null,
  Compared: null,
  Unheeded: [],
  IsStored: false,
}

/**
 * What a tile shows to the caller: with their reach and field levels, as the filters say.
 * @throws as runStatement; invalid_input `required` on `Parameters.<name>` for a parameter that neither
 *   the tile, nor a filter, nor its query gives a value.
 */
export async function showTile(
  tile: Tile,
  request: TileRequest,
  context: CallContext,
): Promise<TileResult> {
  if (tile.Kind === 'text' || tile.Kind === 'quest') return STILL
  const question = await questionOf(tile, context)
  if (question === undefined) return { ...STILL, State: 'removed' }
  const { filters } = request
  const compared = comparedFilters(filters)
  const heeded = await heededBy(question, filters, context)
  const now = await find(question, request, context)
  const before =
    compared && heeded.has('period')
      ? await find(question, { ...request, filters: compared }, context)
      : undefined
  return {
    State: 'found',
    Result: shown(now),
    Compared: before ? shown(before) : null,
    Unheeded: setKinds(filters).filter((kind) => !heeded.has(kind)),
    IsStored: now.isStored || (before?.isStored ?? false),
  }
}

/** The filters that change what a question finds. */
async function heededBy(
  { names, relations, moment }: Question,
  filters: FilterValues,
  context: CallContext,
): Promise<ReadonlySet<string>> {
  const own = await readOwnFields(context)
  const narrowing = { filters: unboundFilters(names, filters), moment }
  const { heeded } = narrow(narrowing, { relations, own, context, bind: () => '$1' })
  return new Set([...heeded, ...boundKinds(names, filters)])
}

/** What a tile asks, ready to be run. */
interface Question {
  readonly text: string
  readonly names: readonly string[]
  readonly relations: readonly string[]
  readonly moment: string | null
  readonly values: ParameterValues
  readonly settings: Parameters<typeof tileValues>[3]
  readonly query: TileQuery | undefined
}

async function questionOf(
  tile: Extract<Tile, { Kind: 'query' | 'steps' }>,
  context: CallContext,
): Promise<Question | undefined> {
  const query =
    tile.Kind === 'query'
      ? await findTileQuery(context.db, context.actor.projectId, tile.QueryId)
      : undefined
  if (tile.Kind === 'query' && query === undefined) return undefined
  const text = tile.Kind === 'steps' ? await writeSteps(tile.Steps, context) : (query?.text ?? '')
  const { names, relations } = await readFor(context, text)
  return {
    text,
    relations,
    query,
    moment: tile.Moment,
    names: names.filter((name) => !GIVEN.some((given) => given === name)),
    values: tile.Kind === 'query' ? tile.Values : {},
    settings: (query?.settings ?? []) as Question['settings'],
  }
}

type Found = StoredResult & { readonly isStored: boolean }

async function find(
  question: Question,
  { filters, isFresh, runId }: TileRequest,
  context: CallContext,
): Promise<Found> {
  const { text, names, moment, query } = question
  const parameters = tileValues(names, filters, question.values, question.settings)
  const narrowing = { filters: unboundFilters(names, filters), moment }
  const key = await resultKey([text, parameters, narrowing], context)
  const before = isFresh ? undefined : storedIn(context).find(key, context.now)
  if (before) return { ...before, isStored: true }
  const result = await runStatement(context, { query: text, parameters, narrowing, runId })
  const found = { result, at: context.now }
  storedIn(context).store(key, found)
  if (query)
    await insertRun(context.db, {
      queryId: query.id,
      version: query.version,
      userId: context.actor.userId,
      at: context.now,
      ms: result.ms,
      rows: result.rows.length,
    })
  return { ...found, isStored: false }
}

/** Whatever a result depends on: nobody is shown what was found for somebody else, or before their people changed. */
async function resultKey(asked: readonly unknown[], context: CallContext): Promise<string> {
  const { db, actor, principal } = context
  const [own, stamp] = await Promise.all([
    readOwnFields(context),
    reachAs(context) === 'project' ? '' : readReachStamp(db, within(context, { reads: 'all' })),
  ])
  const roles = principal.memberships.get(actor.projectId) ?? []
  const sees = [own.seesEmail, own.seen.map(({ name, type, isMasked }) => [name, type, isMasked])]
  return keyOf([actor.projectId, actor.userId, actor.role, roles, stamp, sees, ...asked])
}

/** What of a result goes to a page. */
const shown = ({ result, at }: Found) => ({
  Columns: result.columns,
  Rows: result.rows,
  Truncated: result.truncated,
  Ms: result.ms,
  At: at.toISOString(),
})
