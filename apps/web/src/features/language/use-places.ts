import { isRouteState } from '@telemachos/contract/routes'
import { useMemo } from 'react'
import { useTexts } from '#shared'
import type { PlaceFilter, TextPlace, TextRow } from './text-rows.ts'

interface Where {
  readonly value: string
  readonly label: string
  readonly filter: PlaceFilter
}

/** How places are called: a page by its title, under which several addresses may be. */
export function usePlaces(places: readonly TextPlace[]): {
  /** What a table of texts may be narrowed to. */
  readonly choices: readonly Where[]
  /** The titles of the pages that show a text, each once; none where only the server says it. */
  readonly titlesOf: (row: TextRow) => string[]
} {
  const { t, language } = useTexts()
  return useMemo(() => {
    const titleOf = (state: string) => (isRouteState(state) ? t(`route.${state}.title`) : state)
    const states = new Set(places.flatMap(({ pages }) => pages))
    const byTitle = Map.groupBy(states, titleOf)
    const pages = [...byTitle].map(([title, own]): Where => {
      return { value: own.toSorted()[0] ?? title, label: title, filter: new Set(own) }
    })
    const order = new Intl.Collator(language)
    return {
      choices: [
        { value: 'everywhere', label: t('language.where.everywhere'), filter: 'everywhere' },
        ...pages.toSorted((one, other) => order.compare(one.label, other.label)),
        { value: 'server', label: t('language.where.server'), filter: 'server' },
      ],
      titlesOf: ({ place }) => [
        ...(place?.isEverywhere ? [t('language.where.everywhere')] : []),
        ...new Set(place?.pages.map(titleOf)),
      ],
    }
  }, [places, t, language])
}
