import { PAGE_ROWS } from '@telemachos/contract/core/page-rows'
import { Suspense } from 'react'
import { lazyPart } from '../lazy-part.ts'
import type { PagerKind } from './page-links.ts'
import classes from './paged-table.module.css'

const PagerLinks = lazyPart(() => import('./pager-links.tsx'), 'PagerLinks')

export interface PagerProps {
  readonly page: number
  /** The last page; with one page there is nothing to choose. */
  readonly last: number
  readonly onChange: (page: number) => void
  /**
   * 'simple': 11 links, at once. 'other': 9 links, 200 ms before each load. 'admin', 'import': 10
   * links, at once (spec §9). That of the page without it.
   */
  readonly kind?: PagerKind
  /** Which list it leads through, where a page has more than one; 'Pages' without it. */
  readonly label?: string
  /** How many rows a page has, of how many there are, where that is the person's to choose. */
  readonly length?: {
    readonly count: number
    readonly rows: number
    readonly onChange: (rows: number) => void
  }
}

/**
 * Leads from page to page of a list. On a phone it shows fewer links, not smaller ones. It stands below what
 * people came for, so it is loaded once there is more than a page.
 */
export function Pager(props: PagerProps) {
  const { last, length } = props
  if (last <= 1 && (length?.count ?? 0) <= PAGE_ROWS) return null
  return (
    <Suspense fallback={<div className={classes.pager} />}>
      <PagerLinks {...props} />
    </Suspense>
  )
}
