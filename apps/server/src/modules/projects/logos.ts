import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import {
  LARGEST_LOGO,
  LOGO_ADDRESS,
  MOST_LOGO_BYTES,
} from '@telemachos/contract/projects/settings-constants'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import type { CallContext, PersonContext } from '../../kernel/context.ts'
import type { Database, Db } from '../../kernel/database/database.ts'
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

/** A logo whose content is stored, and whose row is yet to be. */
export interface StoredLogo {
  readonly key: string
  readonly mime: string
  readonly bytes: number
}

/**
 * Stores the content of a logo for a project; what it is is read from it.
 * @throws invalid_input `file_too_large`, `file_type`, `picture_size`; rule_violated `logo_quota`.
 */
export async function prepareLogo(
  { ProjectId, Data }: InputOf<Calls['uploadLogo']>,
  context: CallContext,
  storage: FileStorage,
): Promise<StoredLogo> {
  const place = { projectId: ProjectId, field: 'Data' }
  return storeLogo(context, storage, place, Buffer.from(Data, 'base64'))
}

/** Keeps a logo that is stored. @throws rule_violated `logo_quota`. */
export async function uploadLogo(
  { ProjectId }: InputOf<Calls['uploadLogo']>,
  context: CallContext,
  logo: StoredLogo,
): Promise<OutputOf<Calls['uploadLogo']>> {
  const Address = await keepLogo(context, ProjectId, logo)
  context.audit({ detail: { bytes: logo.bytes } })
  return { Address }
}

interface LogoPlace {
  readonly projectId: number
  /** What is refused, where it is no logo. */
  readonly field: string
}

/** What gets no row goes with the sweep. */
async function storeLogo(
  { db }: CallContext,
  storage: FileStorage,
  { projectId, field }: LogoPlace,
  content: Buffer,
): Promise<StoredLogo> {
  const bytes = content.length
  if (bytes > LARGEST_LOGO) throw refuseField(field, 'file_too_large')
  const raster = readRaster(content)
  if (!raster) throw refuseField(field, 'file_type')
  if (raster.isTooLarge) throw refuseField(field, 'picture_size')
  await requireLogoRoom(db, projectId, bytes)
  const storageKey = newStorageKey(AREA)
  await storage.write(storageKey, content)
  return { key: keyOf(storageKey), mime: raster.mime, bytes }
}

async function keepLogo(
  { db, now }: CallContext,
  projectId: number,
  logo: StoredLogo,
): Promise<string> {
  await requireLogoRoom(db, projectId, logo.bytes)
  await insertLogo(db, { ...logo, projectId, at: now })
  return LOGO_ADDRESS + logo.key
}

async function requireLogoRoom(db: Db, projectId: number, bytes: number): Promise<void> {
  if ((await sumLogos(db, projectId)) + bytes > MOST_LOGO_BYTES) throw ruleViolated('logo_quota')
}

const keyOf = (storageKey: string): string => storageKey.slice(AREA.length + 1)

const DATA = /^data:[^;]*;base64,/

/** Stores the logo of settings that came as data; undefined where none did. @throws as prepareLogo. */
export async function storeLogoData(
  text: string,
  projectId: number,
  context: CallContext,
  storage: FileStorage,
): Promise<StoredLogo | undefined> {
  const { ImageUrl = '' } = readLogoSettings(text).logo ?? {}
  const start = DATA.exec(ImageUrl)?.[0]
  if (start === undefined) return undefined
  const content = Buffer.from(ImageUrl.slice(start.length), 'base64')
  return storeLogo(context, storage, { projectId, field: 'Settings.Config.Logo.ImageUrl' }, content)
}

/** Settings with the address of a logo that is stored instead of its data. @throws as uploadLogo. */
export async function keepLogoData(
  text: string,
  projectId: number,
  context: CallContext,
  stored: StoredLogo | undefined,
): Promise<string> {
  if (!stored) return text
  const { settings, logo } = readLogoSettings(text)
  if (logo) logo.ImageUrl = await keepLogo(context, projectId, stored)
  return JSON.stringify(settings)
}

function readLogoSettings(text: string) {
  const settings = JSON.parse(text) as ProjectSettings
  return { settings, logo: settings.Config?.Logo }
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
