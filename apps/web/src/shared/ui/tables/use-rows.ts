import { useNavigate, useSearch } from '@tanstack/react-router'
import { PAGE_ROWS, ROW_CHOICES } from '@telemachos/contract/core/page-rows'
import { keepChoice, keptChoice } from '../../storage/kept-choices.ts'

/** Under what name the browser keeps how many rows a page has. */
const KEPT = 'rows'

/** How many rows the pages of lists have, and what a call is told of it; nothing where it is the usual. */
export interface RowsControl {
  readonly rows: number
  readonly asked: { readonly count?: number }
  readonly setRows: (rows: number) => void
}

const asChoice = (rows: unknown): number | undefined => ROW_CHOICES.find((one) => one === rows)

/**
 * How many rows the person wants on a page of any list: as the address says, or else as they chose last on
 * this device.
 * @param paging names in the address that say where the list is: another number of rows begins anew.
 */
export function useRows(paging: readonly string[] = []): RowsControl {
  const navigate = useNavigate()
  const { rows: addressed } = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const rows =
    asChoice(addressed) ??
    asChoice((keptChoice(KEPT) as { rows?: unknown } | undefined)?.rows) ??
    PAGE_ROWS
  return {
    rows,
    asked: rows === PAGE_ROWS ? {} : { count: rows },
    setRows(next) {
      keepChoice(KEPT, next === PAGE_ROWS ? undefined : { rows: next })
      void navigate({
        to: '.',
        search: (old: Record<string, unknown>) => ({ ...without(old, paging), rows: next }),
        hash: (old) => hashWithout(old ?? '', paging),
        hashScrollIntoView: false,
        resetScroll: false,
        // What the browser keeps anyway is no step back.
        replace: true,
      })
    },
  }
}

const without = (search: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)))

function hashWithout(hash: string, names: readonly string[]): string {
  const params = new URLSearchParams(hash)
  if (!names.some((name) => params.has(name))) return hash
  for (const name of names) params.delete(name)
  return String(params)
}
