import type { contract } from '@telemachos/contract'
import {
  DESCRIPTIONS,
  MOST_DESCRIPTION_PICTURES,
} from '@telemachos/contract/actions/description-limits'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { randomBytes } from 'node:crypto'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import type { StreamBody } from '../../kernel/file-body.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { readRaster, type Raster } from '../../kernel/raster.ts'
import { claimFile, readClaimableHead, streamOwned } from '../files/index.ts'
import { accessIllustrated, accessPicture, knownPicture } from './policy.ts'
import { countPictures, insertPicture } from './picture-store.ts'

type Calls = typeof contract.actions.calls

/**
 * Reads how large an uploaded picture is that is to be one of an action's description.
 * @throws as addPicture.
 */
export async function measurePicture(
  { ActionId, FileId }: InputOf<Calls['addPicture']>,
  context: CallContext,
  storage: FileStorage,
): Promise<Raster> {
  await requireRoom(ActionId, context)
  const wanted = { fileId: FileId, kind: DESCRIPTIONS, ownerId: ActionId }
  const raster = readRaster(await readClaimableHead(context, storage, wanted))
  if (!raster) throw refuseField('FileId', 'file_type')
  return raster
}

/**
 * Keeps an uploaded picture for the description of an action.
 * @throws not_found; invalid_input as claimFile, and `file_type`; rule_violated `description_pictures`.
 */
export async function addPicture(
  { ActionId, FileId }: InputOf<Calls['addPicture']>,
  context: CallContext,
  raster: Raster,
): Promise<OutputOf<Calls['addPicture']>> {
  const { db, now } = context
  await requireRoom(ActionId, context)
  await claimFile(context, { fileId: FileId, kind: DESCRIPTIONS, ownerId: ActionId })
  const key = randomBytes(16).toString('hex')
  await insertPicture(db, { actionId: ActionId, key, fileId: FileId, at: now })
  context.audit({ actionId: ActionId, detail: { file: FileId } })
  return { Key: key, Width: raster.width, Height: raster.height }
}

async function requireRoom(actionId: number, context: CallContext): Promise<void> {
  await accessIllustrated(context, actionId)
  const count = await countPictures(context.db, actionId)
  if (count >= MOST_DESCRIPTION_PICTURES) throw ruleViolated('description_pictures')
}

/** A picture of an action that the caller sees. @throws not_found. */
export async function readPicture(
  { Key }: InputOf<Calls['getPicture']>,
  context: CallContext,
  storage: FileStorage,
): Promise<StreamBody> {
  const { db, actor } = context
  const { fileId } = await accessPicture(context, Key)
  return knownPicture(await streamOwned(db, storage, DESCRIPTIONS, fileId, actor.userId))
}
