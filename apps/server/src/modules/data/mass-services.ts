import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { MAX_MASS_SERVICES } from '@telemachos/contract/data/limits'
import type { CallContext } from '../../kernel/context.ts'
import { lockCounted } from '../../kernel/database/lock-counted.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { requireDestination } from './mass-destination.ts'
import * as store from './mass-store.ts'
import { accessMass } from './policy.ts'

type Calls = typeof contract.data.calls

export function listMassServices(
  _input: InputOf<Calls['listMassServices']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listMassServices']>> {
  return store.listMass(db, actor.projectId)
}

export function getMassServiceData(
  { url }: InputOf<Calls['getMassServiceData']>,
  context: CallContext,
): Promise<OutputOf<Calls['getMassServiceData']>> {
  return accessMass(context, url)
}

/**
 * Says how rows are sent to an address.
 * @throws invalid_input naming `url`; rule_violated `too_many_mass_services`; conflict with what is there,
 *   and who wrote it.
 */
export async function setMassServiceData(
  { url, massdata, Version }: InputOf<Calls['setMassServiceData']>,
  context: CallContext,
): Promise<OutputOf<Calls['setMassServiceData']>> {
  const { db, actor, now } = context
  requireDestination(url)
  const written = { url, massdata, by: actor.userId, at: now }
  const before = await store.findMass(db, actor.projectId, url)
  if (!before) await lockCounted(db, 'mass services', actor.projectId)
  if (!before && (await store.countMass(db, actor.projectId)) >= MAX_MASS_SERVICES)
    throw ruleViolated('too_many_mass_services', { most: MAX_MASS_SERVICES })
  const isWritten = before
    ? await store.updateMass(db, actor.projectId, Version ?? before.Version, written)
    : await store.insertMass(db, actor.projectId, written)
  if (!isWritten) {
    const { By, ChangedAt, ...present } = before ?? { By: null, ChangedAt: null }
    throw new AppError('conflict', { details: { ...present, SavedBy: By, SavedAt: ChangedAt } })
  }
  context.audit({ detail: { url } })
  return accessMass(context, url)
}

export async function removeMassService(
  { url }: InputOf<Calls['removeMassService']>,
  context: CallContext,
): Promise<OutputOf<Calls['removeMassService']>> {
  await accessMass(context, url)
  await store.deleteMass(context.db, context.actor.projectId, url)
  context.audit({ detail: { url } })
  return { ok: true }
}
