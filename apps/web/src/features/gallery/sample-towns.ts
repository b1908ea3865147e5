import { addDays } from '@telemachos/rules/dates'
import { compareGreek, fold } from '@telemachos/rules/greek-text'
import type { Texts } from '#shared'
import type { TableControl, TablePage } from '#ui'

/** A row of the sample table. */
export interface Town {
  readonly name: string
  readonly people: number
  /** `yyyy-mm-dd` */
  readonly since: string
}

/** The sample towns in the person's language. */
export function sampleTowns(t: Texts['t']): Town[] {
  return t('gallery.towns')
    .split('|')
    .map((name, index) => ({
      name,
      people: ((index * 37) % 91) + 4,
      since: addDays('2025-09-01', (index * 53) % 200),
    }))
}

/** The same as options to choose from. */
export function townOptions(t: Texts['t']): { value: string; label: string }[] {
  return sampleTowns(t).map(({ name }, index) => ({ value: String(index), label: name }))
}

/** What a server would answer: the page of the towns that match, in order. */
export function townPage(
  towns: readonly Town[],
  { page, rows, search, sort }: Pick<TableControl, 'page' | 'rows' | 'search' | 'sort'>,
): TablePage<Town> {
  const found = towns.filter(({ name }) => fold(name).includes(fold(search)))
  const ordered = found.toSorted((a, b) => {
    const order = compareTowns(a, b, sort?.column ?? '')
    return sort?.descending ? -order : order
  })
  const start = (page - 1) * rows
  const list = ordered.slice(start, start + rows)
  return { list, count: found.length, All: towns.length }
}

function compareTowns(a: Town, b: Town, column: string): number {
  if (column === 'people') return a.people - b.people
  if (column === 'since') return a.since < b.since ? -1 : Number(a.since > b.since)
  return compareGreek(a.name, b.name)
}
