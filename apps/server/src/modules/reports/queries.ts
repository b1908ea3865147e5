import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { QUERY_FIELD, REPORT_FIELD } from '@telemachos/contract/language/author-texts'
import { querySteps } from '@telemachos/contract/reports/steps'
import { sortKey } from '@telemachos/rules/greek-text'
import { z } from 'zod'
import { parameterSetting, resultView } from '@telemachos/contract/reports/entities'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { copyThingTexts, forgetThingTexts } from '../language/index.ts'
import {
  accessEditable,
  accessQuery,
  accessVersion,
  accessWritten,
  allowText,
  allowVersion,
  foundQuery,
  mayEdit,
  readerOf,
} from './policy.ts'
import * as store from './query-store.ts'
import { GIVEN } from './read-statement.ts'
import {
  AS_WRITTEN,
  foundByName,
  queryStart,
  reportWords,
  sayQuery,
  sayTitle,
} from './report-texts.ts'
import { readFor } from './run-statement.ts'
import { writeSteps } from './write-steps.ts'

type Calls = typeof contract.reports.calls
type Query = OutputOf<Calls['getQuery']>
type Saved = InputOf<Calls['saveQuery']>

/** A query as the caller reads it, or with its text for who edits it, in its authors’ words. */
export async function getQuery(
  { Id, Lite }: InputOf<Calls['getQuery']>,
  context: CallContext,
): Promise<Query> {
  const query = await accessQuery(context, Id)
  if (!Lite) return showQuery(query, context, true)
  const words = await reportWords(context, queryStart(Id))
  return showQuery(sayQuery(words, query), context, false)
}

export async function listQueries(
  { Filter, AsWritten }: InputOf<Calls['listQueries']>,
  context: CallContext,
): Promise<OutputOf<Calls['listQueries']>> {
  const words = AsWritten ? AS_WRITTEN : await reportWords(context, QUERY_FIELD, REPORT_FIELD)
  const search = sortKey(Filter ?? '')
  const asked = words.isTranslated ? '' : search
  const rows = await store.listQueries(context.db, readerOf(context), asked)
  const said = rows.map((row) => ({
    ...sayQuery(words, row),
    usedIn: row.usedIn.map((one) => ({ ...one, Name: sayTitle(words, one.Id, one.Name) })),
  }))
  return foundByName(words, said, { search, nameOf: ({ name }) => name }).map((row) => {
    const {
      Query: _text,
      Steps: _steps,
      Settings: _settings,
      ...shown
    } = showQuery(row, context, false)
    return { ...shown, UsedIn: row.usedIn, UsedBesides: row.usedBesides }
  })
}

/** Makes a query or changes one; the server finds the parameters itself. */
export async function saveQuery(input: Saved, context: CallContext): Promise<Query> {
  allowText({ isBySteps: input.Steps !== null }, context)
  const { db, actor, now } = context
  const before = input.Id ? await accessEditable(context, input.Id) : undefined
  if (before) allowVersion({ version: before.version, seen: input.Version }, context)
  const text = input.Steps ? await writeSteps(input.Steps, context) : input.Query
  if (text === null) throw refuseField('Query', 'required')
  const { names } = await readFor(context, text)
  const values: store.QueryValues = {
    projectId: actor.projectId,
    userId: actor.userId,
    now,
    name: input.Name,
    sortKey: sortKey(input.Name),
    descr: input.Descr,
    text,
    roles: [...new Set(input.Roles)],
    parameters: names.filter((name) => !GIVEN.some((given) => given === name)),
    viewName: input.ViewName,
    steps: input.Steps && JSON.stringify(input.Steps),
    settings: JSON.stringify(input.Settings),
    view: JSON.stringify(input.View),
  }
  const id = before?.id ?? (await store.insertQuery(db, values))
  if (before) await store.updateQuery(db, before.id, values)
  context.audit({ detail: { queryId: id } })
  return readBack(id, context)
}

async function readBack(id: number, context: CallContext): Promise<Query> {
  return showQuery(
    foundQuery(await store.findQuery(context.db, readerOf(context), id)),
    context,
    true,
  )
}

export async function deleteQuery(
  { Id }: InputOf<Calls['deleteQuery']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteQuery']>> {
  await accessEditable(context, Id)
  await store.removeQuery(context.db, Id, context.now)
  await forgetThingTexts(context.db, context.actor.projectId, queryStart(Id))
  context.audit({ detail: { queryId: Id } })
  return { ok: true }
}

/** Makes a query of the caller's own; what was written in SQL only who writes it takes over. */
export async function duplicateQuery(
  { Id, Name }: InputOf<Calls['duplicateQuery']>,
  context: CallContext,
): Promise<Query> {
  const original = savedOf(await accessQuery(context, Id))
  const copy = await saveQuery({ ...original, Id: null, Name, Roles: [] }, context)
  const { db, actor, now } = context
  const besides = Name === original.Name ? [] : ['name']
  const [from, to] = [queryStart(Id), queryStart(copy.Id)]
  const { projectId, userId } = actor
  await copyThingTexts(db, { projectId, from, to, besides, by: userId, at: now })
  return copy
}

export async function listVersions(
  { Id, Page }: InputOf<Calls['listVersions']>,
  context: CallContext,
): Promise<OutputOf<Calls['listVersions']>> {
  await accessWritten(context, Id)
  const { db } = context
  const found = await store.listVersions(db, Id, Page)
  return {
    Versions: found.slice(0, store.VERSIONS_A_PAGE),
    Before: found[store.VERSIONS_A_PAGE]?.Query ?? null,
    Count: await store.countVersions(db, Id),
  }
}

export async function restoreVersion(
  { Id, Version }: InputOf<Calls['restoreVersion']>,
  context: CallContext,
): Promise<Query> {
  const query = await accessEditable(context, Id)
  const { name, text, steps, settings } = await accessVersion(context, Id, Version)
  return saveQuery(savedOf({ ...query, name, text, steps, settings }), context)
}

export async function listRuns(
  { Id, Page }: InputOf<Calls['listRuns']>,
  context: CallContext,
): Promise<OutputOf<Calls['listRuns']>> {
  await accessWritten(context, Id)
  const [Runs, Count] = await Promise.all([
    store.listRuns(context.db, Id, Page),
    store.countRuns(context.db, Id),
  ])
  return { Runs, Count }
}

const exported = z.strictObject({
  Name: z.string().trim().min(1).max(200),
  Descr: z.string().max(2_000).default(''),
  Query: z.string().max(20_000).nullable().default(null),
  Roles: z.array(z.string()).max(20).default([]),
  ViewName: z.string().max(200).default(''),
  Steps: querySteps.nullable().default(null),
  Settings: z.array(parameterSetting).max(100).default([]),
  View: resultView.default({ Type: 'table', Settings: {} }),
})

/** Makes a query from a file; who may run it is chosen anew. */
export async function importQuery(
  { Data }: InputOf<Calls['importQuery']>,
  context: CallContext,
): Promise<Query> {
  const read = exported.safeParse(parseJson(Data))
  if (!read.success) throw refuseField('Data', 'query_file')
  return saveQuery({ Id: null, ...read.data, Roles: [] }, context)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refuseField('Data', 'json')
  }
}

export async function exportJson(
  { Id }: InputOf<Calls['exportJson']>,
  context: CallContext,
): Promise<OutputOf<Calls['exportJson']>> {
  const { Id: _id, ...query } = savedOf(await accessWritten(context, Id))
  return { FileName: `${query.Name}.json`, Data: JSON.stringify(query, null, 2) }
}

function savedOf(row: store.QueryRow) {
  const { Steps, Settings, View } = partsOf(row)
  const { id, name, descr, text, roles, viewName } = row
  const query = { Id: id, Name: name, Descr: descr, Query: text, Roles: roles }
  return { ...query, ViewName: viewName, Steps, Settings, View }
}

const partsOf = ({ steps, settings, view }: store.QueryRow) => ({
  Steps: steps as Query['Steps'] as Saved['Steps'],
  Settings: settings as Saved['Settings'],
  View: view as Saved['View'],
})

function showQuery(row: store.QueryRow, context: CallContext, isWhole: boolean): Query {
  const edits = mayEdit(row, context)
  const { Steps, Settings, View } = partsOf(row)
  return {
    Id: row.id,
    Name: row.name,
    Descr: row.descr,
    Query: isWhole && edits ? row.text : null,
    Roles: row.roles,
    Parameters: row.parameters,
    ViewName: row.viewName,
    Steps: isWhole && edits ? Steps : null,
    Settings,
    View,
    Version: row.version,
    AuthorId: row.authorId,
    AuthorName: row.authorName,
    ChangedAt: row.changedAt,
    MayEdit: edits,
  }
}
