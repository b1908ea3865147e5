/** Regions and municipalities as codes, each with the register and the edition that it is of. */
import { fold } from './greek-text.ts'
import { KALLIKRATIS } from './kallikratis.ts'

export type PlaceKind = 'region' | 'municipality'

/** A place of a register. */
export interface Place {
  readonly kind: PlaceKind
  /** The register, and its edition: codes were given anew when municipalities were joined and divided. */
  readonly scheme: string
  readonly edition: string
  readonly code: string
  readonly name: string
  /** The name, with its region where another place of the kind has the same one. */
  readonly called: string
  /** The region of a municipality; '' of a region. */
  readonly region: string
  /** As it is kept: `scheme:edition:code`. */
  readonly value: string
}

const EDITION = '2011'
const FIRST_CODE = 9001

const place = (kind: PlaceKind, code: string, name: string, region: string): Place => {
  const scheme = kind === 'region' ? 'kallikratis-regions' : 'kallikratis'
  const value = `${scheme}:${EDITION}:${code}`
  return { kind, scheme, edition: EDITION, code, name, called: name, region, value }
}

const REGIONS = KALLIKRATIS.map(([name], index) => place('region', String(index + 1), name, ''))

const NAMED = KALLIKRATIS.flatMap(([region, names]) =>
  names.split('|').map((name) => ({ region, name })),
)
const TIMES = Map.groupBy(NAMED, ({ name }) => name)

const MUNICIPALITIES = NAMED.map(({ region, name }, index) => {
  const one = place('municipality', String(FIRST_CODE + index), name, region)
  return (TIMES.get(name)?.length ?? 0) > 1 ? { ...one, called: `${name} (${region})` } : one
})

const BY_VALUE = new Map([...REGIONS, ...MUNICIPALITIES].map((one) => [one.value, one]))

/** All places of a kind, in the order of their codes. */
export function placesOf(kind: PlaceKind): readonly Place[] {
  return kind === 'region' ? REGIONS : MUNICIPALITIES
}

/**
 * The place that is kept as a value.
 * ```ts
 * readPlace('kallikratis:2011:9325')?.region // => 'Κρήτη'
 * readPlace('kallikratis:2019:9001') // => undefined
 * ```
 */
export function readPlace(value: string): Place | undefined {
  return BY_VALUE.get(value)
}

/** How a place is kept that is written by its code or by its name; undefined where there is none. */
export function readPlaceValue(kind: PlaceKind, text: string): string | undefined {
  const place = readPlace(text) ?? findPlace(kind, text)
  return place?.kind === kind ? place.value : undefined
}

/**
 * The one place of a kind that a text names, by its name alone or after `Δήμος` as pages show it; undefined where none is, or
 * several of the same name are: these have their region behind it.
 * ```ts
 * findPlace('municipality', 'ΔΗΜΟΣ ΑΘΗΝΑΙΩΝ')?.name // => 'Αθηναίων'
 * ```
 */
export function findPlace(kind: PlaceKind, text: string): Place | undefined {
  const name = fold(text.trim()).replace(/^(δημοσ|περιφερεια|municipality of) /, '')
  const found = placesOf(kind).filter((one) => [one.name, one.called].map(fold).includes(name))
  return found.length === 1 ? found[0] : undefined
}
