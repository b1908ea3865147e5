import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { nameOfLabel, namesOf } from '@telemachos/contract/core/named-texts'
import { ROLES } from '@telemachos/contract/core/roles'
import { isRouteState, routeOf, type RouteState } from '@telemachos/contract/routes'
import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { allLabels } from '../../kernel/texts.ts'
import { countRoles } from './language-store.ts'

/** Texts and areas of texts, as `namedTexts` gives them. */
type Named = readonly string[]

/** Which texts the built page names, and where. */
export interface TextPlaces {
  /** What every page of the application may show. */
  readonly everywhere: Named
  readonly pages: readonly { readonly state: string; readonly texts: Named }[]
}

interface Place {
  readonly name: string
  readonly isEverywhere: boolean
  readonly pages: RouteState[]
}

type Answer = OutputOf<typeof contract.language.calls.listPlaces>

/** By the name of a label: where it is used. */
let places: readonly Place[] = []

/** Tells where texts are used, as the build of the page knows it. */
export function placeTexts({ everywhere, pages }: TextPlaces): void {
  const ofAll = new Set(everywhere)
  const statesOf = statesByName(pages)
  places = [...new Set(allLabels().map(nameOfLabel))].flatMap((name) => {
    const names = namesOf(name)
    const isEverywhere = names.some((one) => ofAll.has(one))
    const states = new Set(names.flatMap((one) => statesOf.get(one) ?? []))
    const own = [...states].filter((state) => !(isEverywhere && isInside(state)))
    return isEverywhere || own.length > 0 ? [{ name, isEverywhere, pages: own }] : []
  })
}

/** By what the pages name: the pages that do. */
function statesByName(pages: TextPlaces['pages']): ReadonlyMap<string, RouteState[]> {
  const byName = new Map<string, RouteState[]>()
  for (const { state, texts } of pages) {
    if (!isRouteState(state)) continue
    for (const name of texts) byName.set(name, [...(byName.get(name) ?? []), state])
  }
  return byName
}

/** Where the texts of the product are used, those first that most people may see. */
export const listPlaces = (_input: unknown, { db }: CallContext): Promise<Answer> =>
  placesBySight(db)

/**
 * Orders a language's labels as a translator meets them: what most people may see first, then what no page
 * names, as the product declares it.
 */
export async function orderOfSight(db: Db): Promise<(labels: readonly string[]) => string[]> {
  const ranks = new Map((await placesBySight(db)).map(({ name }, rank) => [name, rank]))
  const rankOf = (label: string) => ranks.get(nameOfLabel(label)) ?? ranks.size
  return (labels) => labels.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** By the roles that open the pages, and then by how many pages there are. */
async function placesBySight(db: Db): Promise<Answer> {
  const counts = new Map((await countRoles(db)).map(({ role, count }) => [role, count]))
  const reach = (roles: Iterable<string>) =>
    [...roles].reduce((sum, role) => sum + (counts.get(role) ?? 0), 0)
  const everybody = reach(ROLES)
  return places
    .map((place) => {
      const roles = new Set(place.pages.flatMap(rolesOf))
      return { place, seen: place.isEverywhere ? everybody : reach(roles) }
    })
    .toSorted(
      (a, b) =>
        b.seen - a.seen ||
        Number(b.place.isEverywhere) - Number(a.place.isEverywhere) ||
        b.place.pages.length - a.place.pages.length,
    )
    .map(({ place }) => place)
}

/** Whether a page is one of the application's, which shows what every page shows. */
const isInside = (state: RouteState): boolean => routeOf(state).access !== 'anonymous'

function rolesOf(state: RouteState): readonly string[] {
  const { access } = routeOf(state)
  return typeof access === 'string' ? ROLES : access
}
