import {
  questionsOf,
  type Definition,
  type Group,
  type Question,
} from '@telemachos/questionnaire/definition'
import type { Db } from '../../kernel/database/database.ts'
import { findVersion, latestVersionId } from './definition-store.ts'
import { ruleViolated } from '../../kernel/errors.ts'

/** A published version, ready to be answered. */
export interface Version {
  readonly id: number
  readonly questId: number
  readonly version: number
  readonly definition: Definition
  /** Which question a group belongs to. */
  readonly places: ReadonlyMap<number, { readonly question: Question; readonly group: Group }>
}

const KEPT = 100
/** Versions never change, so that they can be kept; the most recently used last. */
const keptOf = new WeakMap<WeakKey, Map<number, Version>>()

/** @throws Error when there is no such version. */
async function loadVersion(db: Db, id: number): Promise<Version> {
  const kept = keptOf.get(db.key) ?? new Map<number, Version>()
  keptOf.set(db.key, kept)
  const version = kept.get(id) ?? (await readVersion(db, id))
  kept.delete(id)
  kept.set(id, version)
  const oldest = kept.keys().next().value
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return version
}

/**
 * The version in which a set is answered: its own, or the latest before it has begun.
 * @throws rule_violated `not_published`.
 */
export async function versionFor(
  db: Db,
  { questId, versionId }: { readonly questId: number; readonly versionId: number | null },
): Promise<Version> {
  const id = versionId ?? (await latestVersionId(db, questId))
  if (id === undefined) throw ruleViolated('not_published')
  return loadVersion(db, id)
}

async function readVersion(db: Db, id: number): Promise<Version> {
  const row = await findVersion(db, id)
  if (!row) throw new Error(`there is no version ${id}`)
  const places = questionsOf(row.definition).flatMap((question) =>
    question.groups.map((group) => [group.id, { question, group }] as const),
  )
  return { ...row, places: new Map(places) }
}
