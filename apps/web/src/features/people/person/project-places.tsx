import { useSettings } from '#shared'
import { hasPlaces, usePlaces } from './place-names.ts'

/** Loads the register of places once the page rests, where the project's fields hold any. */
export default function ProjectPlaces(): null {
  usePlaces(hasPlaces(useSettings()))
  return null
}
