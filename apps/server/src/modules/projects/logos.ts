import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import {
  LARGEST_LOGO,
  LOGO_ADDRESS,
  MOST_LOGO_BYTES,
} from '@telemachos/contract/projects/settings-constants'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import type { CallContext, PersonContext } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { FileBody } from '../../kernel/file-body.ts'
import { newStorageKey, type FileStorage } from '../../kernel/file-storage.ts'
import { readRaster } from '../../kernel/raster.ts'
import {
  deleteUnusedLogos,
  insertLogo,
  logosAmong,
  noteUnusedLogos,
  sumLogos,
} from './logo-store.ts'
import { accessLogo, knownLogo } from './policy.ts'

type Calls = typeof contract.projects.calls

/** The storage's area of logos. */
const AREA = 'logos'

const HOUR_MS = 3_600_000
/** What was replaced may be taken back for so long. */
const UNUSED_MS = 7 * 24 * HOUR_MS

/**
 * Keeps a logo for a project; what it is is read from its content.
 * @throws invalid_input `file_too_large`, `file_type`, `picture_size`; rule_violated `logo_quota`.
 */
export async function uploadLogo(
  { ProjectId, Data }: InputOf<Calls['uploadLogo']>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<Calls['uploadLogo']>> {
  const content = Buffer.from(Data, 'base64')
  const place = { projectId: ProjectId, field: 'Data' }
  const Address = await keepLogo(context, storage, place, content)
  context.audit({ detail: { bytes: content.length } })
  return { Address }
}

interface LogoPlace {
  readonly projectId: number
  /** What is refused, where it is no logo. */
  readonly field: string
}

async function keepLogo(
  { db, now }: CallContext,
  storage: FileStorage,
  { projectId, field }: LogoPlace,
  content: Buffer,
): Promise<string> {
  if (content.length > LARGEST_LOGO) throw refuseField(field, 'file_too_large')
  const raster = readRaster(content)
  if (!raster) throw refuseField(field, 'file_type')
  if (raster.isTooLarge) throw refuseField(field, 'picture_size')
  if ((await sumLogos(db, projectId)) + content.length > MOST_LOGO_BYTES)
    throw ruleViolated('logo_quota')
  const storageKey = newStorageKey(AREA)
  const key = keyOf(storageKey)
  await storage.write(storageKey, content)
  await insertLogo(db, { key, projectId, mime: raster.mime, bytes: content.length, at: now })
  return LOGO_ADDRESS + key
}

const keyOf = (storageKey: string): string => storageKey.slice(AREA.length + 1)

const DATA = /^data:[^;]*;base64,/

/** Settings whose logo came as data, with the address of a file instead. */
export async function storeLogoData(
  text: string,
  projectId: number,
  context: CallContext,
  storage: FileStorage,
): Promise<string> {
  const settings = JSON.parse(text) as ProjectSettings
  const logo = settings.Config?.Logo
  const start = DATA.exec(logo?.ImageUrl ?? '')?.[0]
  if (!logo?.ImageUrl || start === undefined) return text
  const content = Buffer.from(logo.ImageUrl.slice(start.length), 'base64')
  const place = { projectId, field: 'Settings.Config.Logo.ImageUrl' }
  logo.ImageUrl = await keepLogo(context, storage, place, content)
  return JSON.stringify(settings)
}

/** A logo, for whoever belongs to a project that has it. @throws not_found. */
export async function readLogo(
  { Key }: InputOf<Calls['getLogo']>,
  context: PersonContext,
  storage: FileStorage,
): Promise<FileBody> {
  const { mime } = await accessLogo(context, Key)
  const bytes = knownLogo(await storage.read(`${AREA}/${Key}`))
  return new FileBody({ name: 'logo', mime, bytes, isLasting: true })
}

/**
 * Forgets logos that no project has named for a week, and contents whose upload was not completed.
 * Run once an hour.
 */
export async function sweepLogos(
  database: Database,
  storage: FileStorage,
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    await noteUnusedLogos(tx, now)
    await deleteUnusedLogos(tx, new Date(now.getTime() - UNUSED_MS))
  })
  const keys = await storage.listOlder(AREA, new Date(now.getTime() - HOUR_MS))
  const known = await logosAmong(database, keys.map(keyOf))
  for (const key of keys) if (!known.has(keyOf(key))) await storage.remove(key)
}
