import { projectSettingsWith, type ProjectSettings } from '@telemachos/contract/projects/entities'
import { ROUTES } from '@telemachos/contract/routes'
import { isMasked } from '@telemachos/rules/field-kinds'
import { lineColumn } from '@telemachos/rules/json-fault'
import { jsonKeys, pathText, repeatedKeys, type JsonKey } from '@telemachos/rules/json-keys'
import { unknownKeys, type Schema } from '@telemachos/rules/json-schema'
import { z } from 'zod'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { readRaster } from '../../kernel/raster.ts'
import { refusedFields } from '../../kernel/parse-input.ts'
import { parseData, type DataObject } from '../actions/index.ts'

/** More problems than these are not told at once. */
const MAX = 20

/** The settings of a project, with the pages that there are. */
const storedSettings = projectSettingsWith(ROUTES.map(({ state }) => state))

/** The same as JSON Schema, for editors. */
export const settingsSchema = z.toJSONSchema(storedSettings, { io: 'input' })

/**
 * Settings as they are kept: unknown keys stay.
 * @throws invalid_input naming what is wrong by its path, such as `Settings.User.Fields[3].Visible`;
 *   also as parseDocument, for what cannot be kept at all.
 */
export function checkSettings(text: string): string {
  const settings = parseDocument(text, 'Settings')
  const parsed = storedSettings.safeParse(settings, { reportInput: true })
  if (parsed.success) {
    checkLogo(parsed.data.Config?.Logo?.ImageUrl ?? '')
    checkSendFilter(parsed.data)
    return JSON.stringify(settings)
  }
  const fields = parsed.error.issues
    .slice(0, MAX)
    .flatMap((issue) => refusedFields(issue, (path) => pathText(['Settings', ...path])))
  throw new AppError('invalid_input', { fields })
}

/** A logo as data is what it says, and no more than a browser can show at once. */
function checkLogo(logo: string): void {
  const [, mime, data] = /^data:([^;]*);base64,(.*)$/.exec(logo) ?? []
  if (data === undefined) return
  const raster = readRaster(Buffer.from(data, 'base64'))
  const field = 'Settings.Config.Logo.ImageUrl'
  if (raster?.mime !== mime) throw refuseField(field, 'logo')
  if (raster?.isTooLarge) throw refuseField(field, 'picture_size')
}

/** Parts of a number would spell it out, by whose microdata is sent. */
function checkSendFilter({ User, Config }: ProjectSettings): void {
  const fields = [...(User?.Fields ?? []), ...(User?.ProjectFields ?? [])]
  const masked = new Set(fields.filter(isMasked).map(({ Name }) => Name))
  for (const [index, { Field, Match }] of (Config?.MicrodataSendFilter ?? []).entries()) {
    if (Match !== 'contains' || !(masked.has(Field) || isMasked({ Name: Field, Type: '' })))
      continue
    throw refuseField(`Settings.Config.MicrodataSendFilter[${index}].Match`, 'whole_number')
  }
}

/** The keys that no setting has, where they stand, and which one each probably means. */
export function listUnknownKeys(text: string) {
  return unknownKeys(jsonKeys(text), settingsSchema as Schema)
    .slice(0, MAX)
    .map((key) => ({ ...placeOf(key, text, 'Settings'), Meant: key.meant ?? null }))
}

/** A form of microdata: the text of an object. @throws invalid_input as parseDocument. */
export function checkForm(text: string | undefined, field: string): string | null {
  return text === undefined ? null : JSON.stringify(parseDocument(text, field))
}

/**
 * Reads the JSON text of an object that a person may have written.
 * @throws invalid_input as parseData, and `duplicate_key` for one that an object has twice, of which
 *   only the last would be kept.
 */
function parseDocument(text: string, field: string): DataObject {
  const value = parseData(text, field)
  const fields = repeatedKeys(text)
    .slice(0, MAX)
    .map((key) => placeOf(key, text, field))
    .map(({ Path, At }) => ({ field: Path, rule: 'duplicate_key', at: At }))
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
  return value
}

function placeOf({ path, from }: JsonKey, text: string, field: string) {
  return { Path: pathText([field, ...path]), At: lineColumn(text, from) }
}
