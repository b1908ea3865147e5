import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { isPlace } from '@telemachos/rules/field-kinds'
import type * as Register from '@telemachos/rules/places'
import { useEffect, useSyncExternalStore } from 'react'
import { loadPart } from '#shared'

/** The register of places, which only pages with such fields load. */
let places: typeof Register | undefined
let loading: Promise<void> | undefined
const waiting = new Set<() => void>()

/** Loads the register once; what is drawn on the server has it from its start. */
export async function loadPlaces(): Promise<void> {
  loading ??= loadPart(() => import('@telemachos/rules/places')).then((loaded) => {
    places = loaded
    for (const hear of waiting) hear()
  })
  await loading
}
if (import.meta.env.SSR) void loadPlaces()

/** Whether any of a project's fields holds a place of the register. */
export function hasPlaces(settings: ProjectSettings): boolean {
  return PROFILE_TYPES.some((type) => {
    const { Fields = [], ProjectFields = [] } = settings[type] ?? {}
    return [...Fields, ...ProjectFields].some(isPlace)
  })
}

/** The place that is kept as a value; undefined for no place, and before the register is there. */
export const placeNamed = (value: string) => places?.readPlace(value)

/** The places of one kind by their names; undefined before the register is there. */
export const loadedPlaces = (kind: Register.PlaceKind) => places?.placesOf(kind)

/** Reads what is typed into such fields; undefined before the register is there. */
export const loadedReader = () => places?.readPlaceValue

/** Whether the register is there; it is loaded where it is wanted. */
export function usePlaces(isWanted: boolean): boolean {
  const isThere = useSyncExternalStore(listen, isLoaded, isLoaded)
  useEffect(() => {
    // Without the register places are shown by their codes.
    if (isWanted) loadPlaces().catch(() => (loading = undefined))
  }, [isWanted])
  return isThere
}

const isLoaded = (): boolean => places !== undefined

function listen(hear: () => void): () => void {
  waiting.add(hear)
  return () => waiting.delete(hear)
}
