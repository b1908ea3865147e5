import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import {
  FINDING_KINDS,
  FINDINGS,
  MAX_OF_KIND,
  SEVERITIES,
} from '@telemachos/contract/projects/finding-kinds'
import type { Finding, Found } from '@telemachos/contract/projects/findings'
import type { CallContext } from '../../kernel/context.ts'
import { findActionFaults } from '../actions/index.ts'
import { readSettings } from '../people/index.ts'
import { findApplicationFaults } from './application-faults.ts'
import * as store from './check-store.ts'
import { projectFindings } from './findings-port.ts'
import { knownFinding } from './policy.ts'
import { findPeopleFaults } from './people-faults.ts'
import { findSettingFaults } from './settings-faults.ts'

type Calls = typeof contract.projects.calls

/**
 * What of a project does not work as it stands, or is probably not meant so; with ActionIds, what concerns
 * publishing these.
 */
export async function checkProject(
  { ActionIds }: InputOf<Calls['checkProject']>,
  context: CallContext,
): Promise<OutputOf<Calls['checkProject']>> {
  const found = await findAll(context, ActionIds)
  const { db, actor } = context
  const dismissed = new Map(
    (await store.listDismissed(db, actor.projectId)).map((one) => [one.key, one]),
  )
  const findings = found.map((one): Finding => {
    const key = keyOf(one)
    const put = dismissed.get(key)
    return {
      Key: key,
      Severity: FINDINGS[one.Kind],
      Kind: one.Kind,
      Type: one.Type,
      Id: one.Id ?? null,
      Name: one.Name,
      Part: one.Part ?? '',
      Names: [...(one.Names ?? [])],
      Count: one.Count ?? 0,
      Dismissed: put
        ? {
            Reason: put.reason,
            At: put.at,
            By: put.by,
          }
        : null,
    }
  })
  const byKind = Map.groupBy(findings, ({ Kind }) => Kind)
  const kinds = SEVERITIES.flatMap((one) => FINDING_KINDS.filter((kind) => FINDINGS[kind] === one))
  const Findings = kinds.flatMap((kind) => (byKind.get(kind) ?? []).slice(0, MAX_OF_KIND))
  return { Findings, More: findings.length - Findings.length }
}

async function findAll(context: CallContext, only?: readonly number[]): Promise<Found[]> {
  const settings = only ? {} : await readSettings(context.db, context.actor.projectId)
  const parts = await Promise.all([
    findActionFaults(context, only),
    ...projectFindings.all().map((one) => one.find(context)),
    ...(only
      ? []
      : [
          findPeopleFaults(context, settings),
          findSettingFaults(context, settings),
          findApplicationFaults(settings, context.language),
        ]),
  ])
  const found = parts.flat()
  if (!only) return found
  const meant = new Set(only)
  return found.filter(({ Type, Id, ofActions = [] }) =>
    (Type === 'action' && Id !== undefined ? [Id, ...ofActions] : ofActions).some((id) =>
      meant.has(id),
    ),
  )
}

/** What a finding is known by while it stays what it is. */
const keyOf = ({ Kind, Type, Id, Name, Part = '', Names = [] }: Found): string =>
  [Kind, Type, Id ?? Name, Part, Names.join(',')].join('/').slice(0, 500)

/** Puts a finding away for all authors of the project. @throws not_found where the check has no such one. */
export async function dismissFinding(
  { Key, Reason }: InputOf<Calls['dismissFinding']>,
  context: CallContext,
): Promise<OutputOf<Calls['dismissFinding']>> {
  const { db, actor, now, audit } = context
  const { projectId, userId: by } = actor
  knownFinding((await findAll(context)).find((one) => keyOf(one) === Key))
  await store.writeDismissed(db, { projectId, key: Key, reason: Reason, by, at: now })
  audit({ detail: { finding: Key, reason: Reason } })
  return { ok: true }
}

/** Brings a finding back. */
export async function restoreFinding(
  { Key }: InputOf<Calls['restoreFinding']>,
  { db, actor, audit }: CallContext,
): Promise<OutputOf<Calls['restoreFinding']>> {
  await store.deleteDismissed(db, actor.projectId, Key)
  audit({ detail: { finding: Key } })
  return { ok: true }
}
