import { projectSettingsWith } from '@telemachos/contract/projects/entities'
import { ROUTES } from '@telemachos/contract/routes'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { readRaster } from '../../kernel/raster.ts'
import { refusedFields } from '../../kernel/parse-input.ts'
import { parseData } from '../actions/index.ts'

/** More problems than these are not told at once. */
const MAX = 20

/** The settings of a project, with the pages that there are. */
export const storedSettings = projectSettingsWith(ROUTES.map(({ state }) => state))

/**
 * Settings as they are kept: unknown keys stay.
 * @throws invalid_input naming what is wrong by its path, such as `Settings.User.Fields[3].Visible`;
 *   also as parseData, for what cannot be kept at all.
 */
export function checkSettings(text: string): string {
  const settings = parseData(text, 'Settings')
  const parsed = storedSettings.safeParse(settings, { reportInput: true })
  if (parsed.success) {
    checkLogo(parsed.data.Config?.Logo?.ImageUrl ?? '')
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

/** A form of microdata: the text of an object. @throws invalid_input as parseData. */
export function checkForm(text: string | undefined, field: string): string | null {
  return text === undefined ? null : JSON.stringify(parseData(text, field))
}

/** A path as people write it: `Settings.User.Fields[3].Visible`. */
function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((part, place) =>
      typeof part === 'number' ? `[${part}]` : `${place === 0 ? '' : '.'}${String(part)}`,
    )
    .join('')
}

/** Awaits a write. @throws invalid_input `url_taken` when another project has the url. */
export async function orUrlTaken<T>(
  write: Promise<T>,
  isUrlTaken: (error: unknown) => boolean,
): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw isUrlTaken(error) ? refuseField('url', 'url_taken') : error
  }
}
