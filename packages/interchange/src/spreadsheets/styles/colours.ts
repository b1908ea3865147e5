import type { Colour } from '@telemachos/spreadsheet/model/workbook-model'
import { attribute, child, childrenOf, numberOf, type XmlElement } from '../files/parse-xml.ts'
import { byName } from '../by-name.ts'

/** The colours that a file names by number. */
export interface Palette {
  /** Of the theme, in the order in which cells name them: light, dark, light, dark, accents, links. */
  readonly theme: readonly Colour[]
  readonly indexed: readonly Colour[]
}

/** Of Office, for files without a theme. */
export const OFFICE_THEME = [
  '#ffffff',
  '#000000',
  '#e7e6e6',
  '#44546a',
  '#4472c4',
  '#ed7d31',
  '#a5a5a5',
  '#ffc000',
  '#5b9bd5',
  '#70ad47',
  '#0563c1',
  '#954f72',
] as const

/** Names of a theme's colours, in the order in which cells number them. */
export const THEME_ORDER = [
  'lt1',
  'dk1',
  'lt2',
  'dk2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const

const FIRST_EIGHT = '000000 ffffff ff0000 00ff00 0000ff ffff00 ff00ff 00ffff'
const REST =
  '800000 008000 000080 808000 800080 008080 c0c0c0 808080 9999ff 993366 ffffcc ccffff 660066 ff8080 0066cc ccccff 000080 ff00ff ffff00 00ffff 800080 800000 008080 0000ff 00ccff ccffff ccffcc ffff99 99ccff ff99cc cc99ff ffcc99 3366ff 33cccc 99cc00 ffcc00 ff9900 ff6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333'
/** The palette of the older files, which begins with the same eight colours twice. */
const INDEXED = `${FIRST_EIGHT} ${FIRST_EIGHT} ${REST}`.split(' ').map((digits) => `#${digits}`)

const SYSTEM = byName<Colour>({ window: '#ffffff', windowText: '#000000' })

/** The palette of a file, of the roots of its theme and its styles. */
export function readPalette(
  theme: XmlElement | undefined,
  styles: XmlElement | undefined,
): Palette {
  const scheme = child(child(theme, 'themeElements'), 'clrScheme')
  const own = childrenOf(child(child(styles, 'colors'), 'indexedColors'), 'rgbColor')
  return {
    theme: THEME_ORDER.map(
      (name, index) =>
        absoluteColour(child(scheme, name)?.children[0]) ?? OFFICE_THEME[index] ?? '#000000',
    ),
    indexed: INDEXED.map((colour, index) => hexColour(attribute(own[index], 'rgb')) ?? colour),
  }
}

/** `<srgbClr val="4472C4"/>` or `<sysClr lastClr="FFFFFF"/>`. */
function absoluteColour(element: XmlElement | undefined): Colour | undefined {
  if (element?.name === 'srgbClr') return hexColour(attribute(element, 'val'))
  if (element?.name !== 'sysClr') return undefined
  return hexColour(attribute(element, 'lastClr')) ?? SYSTEM.get(attribute(element, 'val'))
}

/** `FF4472C4` as `#4472c4`. */
function hexColour(digits: string): Colour | undefined {
  return /^(?:[\da-f]{2})?[\da-f]{6}$/i.test(digits)
    ? `#${digits.slice(-6).toLowerCase()}`
    : undefined
}

/** A colour of a cell's style, with its tint; undefined for none, and for what the program chooses. */
export function cellColour(element: XmlElement | undefined, palette: Palette): Colour | undefined {
  if (!element) return undefined
  const theme = numberOf(element, 'theme', undefined)
  const indexed = numberOf(element, 'indexed', undefined)
  let colour = hexColour(attribute(element, 'rgb'))
  if (theme !== undefined) colour = palette.theme[theme]
  else if (indexed !== undefined && !colour) colour = palette.indexed[indexed]
  return colour === undefined ? undefined : tinted(colour, numberOf(element, 'tint', 0))
}

const SCHEME_INDEX = byName<number>({
  bg1: 0,
  tx1: 1,
  bg2: 2,
  tx2: 3,
  ...Object.fromEntries(THEME_ORDER.map((name, index) => [name, index])),
})
const WHOLE = 100_000

/** A colour of a drawing: of the theme or its own, lighter or darker as it says. */
export function drawnColour(fill: XmlElement | undefined, palette: Palette): Colour | undefined {
  const element = fill?.children[0]
  const base =
    element?.name === 'schemeClr'
      ? palette.theme[SCHEME_INDEX.get(attribute(element, 'val')) ?? -1]
      : absoluteColour(element)
  if (base === undefined) return undefined
  const part = (name: string, otherwise: number): number =>
    numberOf(child(element, name), 'val', otherwise) / WHOLE
  const [hue, saturation, lightness] = toHsl(base)
  return fromHsl(hue, saturation, lightness * part('lumMod', WHOLE) + part('lumOff', 0))
}

/** Lighter towards 1, darker towards -1: half of the way from black to white is `#808080`. */
function tinted(colour: Colour, tint: number): Colour {
  if (tint === 0) return colour
  const [hue, saturation, lightness] = toHsl(colour)
  return fromHsl(hue, saturation, tint < 0 ? lightness * (1 + tint) : lightness * (1 - tint) + tint)
}

/** Hue in sixths of the circle, saturation and lightness from 0 to 1. */
function toHsl(colour: Colour): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  )
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const lightness = (most + least) / 2
  const chroma = most - least
  if (chroma === 0) return [0, 0, lightness]
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1))
  if (most === red) return [((green - blue) / chroma + 6) % 6, saturation, lightness]
  if (most === green) return [(blue - red) / chroma + 2, saturation, lightness]
  return [(red - green) / chroma + 4, saturation, lightness]
}

function fromHsl(hue: number, saturation: number, lightness: number): Colour {
  const light = Math.min(1, Math.max(0, lightness))
  const chroma = (1 - Math.abs(2 * light - 1)) * saturation
  const channel = (shift: number): string => {
    const at = (hue + shift) % 6
    const part = Math.min(1, Math.max(0, Math.min(at, 4 - at)))
    const value = light + chroma * (part - 0.5)
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(2)}${channel(0)}${channel(4)}`
}
