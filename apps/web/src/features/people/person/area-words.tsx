import { useTexts } from '#shared'
import { usePlaces } from './place-names.ts'
import { areaWords, isPlaceCode } from './value-words.ts'

/** Where somebody is, as people call it. */
export function AreaWords({ area }: { readonly area: string }) {
  const { t } = useTexts()
  usePlaces(isPlaceCode(area))
  return areaWords(area, t)
}
