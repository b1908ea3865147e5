import { STATUS } from '@telemachos/contract/applications/statuses'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { meanScore, rank, type Points } from '@telemachos/rules/application-scores'
import type { AnonymousContext, CallContext } from '../../kernel/context.ts'
import { readCallOf } from './call-store.ts'
import * as store from './list-store.ts'
import { readRules } from './rules-store.ts'

type Calls = typeof contract.applications.calls

/** The eligible and the selected by their score. */
export async function rankApplications(
  _input: unknown,
  context: CallContext,
): Promise<OutputOf<Calls['rank']>> {
  const { db, actor, language } = context
  const ranked = await rankNow(context)
  const { capacity, url } = await readCallOf(db, actor.projectId, language)
  const published = await store.findPublished(db, actor.projectId)
  return {
    Rows: ranked.map(({ id, protocol, firstName, lastName, status, rank: place, score }) => ({
      Id: id,
      Protocol: protocol,
      FirstName: firstName,
      LastName: lastName,
      Status: status,
      Rank: place,
      Score: score,
    })),
    Capacity: capacity,
    Published: published
      ? { At: published.at, By: published.by, Count: published.rows.length }
      : null,
    Url: url,
  }
}

/** Publishes the ranking as it is now, without names. */
export async function publishList(
  _input: unknown,
  context: CallContext,
): Promise<OutputOf<Calls['publishList']>> {
  const { db, actor, now } = context
  const rows = (await rankNow(context)).map(({ protocol, status, rank: place, score }) => ({
    Rank: place,
    Protocol: protocol,
    Score: score,
    Selected: status === STATUS.selected,
  }))
  await store.writePublished(db, actor.projectId, { by: actor.userId, now, rows })
  return { Count: rows.length }
}

/** Takes the published list away. */
export async function withdrawList(
  _input: unknown,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['withdrawList']>> {
  await store.deletePublished(db, actor.projectId)
  return { ok: true }
}

/** What a project has published, for anybody. */
export async function readPublishedList(
  { Project }: InputOf<Calls['getPublishedList']>,
  { db, language }: AnonymousContext,
): Promise<OutputOf<Calls['getPublishedList']>> {
  const found = await store.findPublishedAt(db, Project, language)
  // A project that has published nothing is nobody's to know of.
  if (!found || found.at === null) return { Title: '', PublishedAt: null, Rows: [] }
  return { Title: found.title, PublishedAt: found.at, Rows: [...(found.rows ?? [])] }
}

async function rankNow({ db, actor }: CallContext) {
  const { Ties } = await readRules(db, actor.projectId)
  const rows = await store.listRanked(db, actor.projectId)
  const scored = rows.map((row) => ({
    ...row,
    score: meanScore(row.sheets.map(({ total }) => total)),
    points: meanPoints(row.sheets),
  }))
  return rank(scored, Ties)
}

function meanPoints(sheets: readonly { readonly points: Points }[]): Points {
  const keys = [...new Set(sheets.flatMap(({ points }) => Object.keys(points)))]
  return Object.fromEntries(
    keys.map((key) => [
      key,
      sheets.reduce((sum, { points }) => sum + (points[key] ?? 0), 0) / sheets.length,
    ]),
  )
}
