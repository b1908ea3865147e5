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
  return { kind, scheme, edition: EDITION, code, name, region, value }
}

const REGIONS = KALLIKRATIS.map(([name], index) => place('region', String(index + 1), name, ''))

const MUNICIPALITIES = KALLIKRATIS.flatMap(([region, names]) =>
  names.split('|').map((name) => ({ region, name })),
).map(({ region, name }, index) => place('municipality', String(FIRST_CODE + index), name, region))

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

/**
 * The one place of a kind that a text names, by its name alone or after `Δήμος`; undefined where none is, or
 * several of the same name are.
 * ```ts
 * findPlace('municipality', 'ΔΗΜΟΣ ΑΘΗΝΑΙΩΝ')?.name // => 'Αθηναίων'
 * ```
 */
export function findPlace(kind: PlaceKind, text: string): Place | undefined {
  const name = fold(text.trim()).replace(/^(δημοσ|περιφερεια) /, '')
  const found = placesOf(kind).filter((one) => fold(one.name) === name)
  return found.length === 1 ? found[0] : undefined
}
