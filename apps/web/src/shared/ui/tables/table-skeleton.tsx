import lines from '../loadable.module.css'
import classes from './table-skeleton.module.css'
import { PAGE_ROWS } from '@telemachos/contract/core/page-rows'

const ROWS = Array.from({ length: PAGE_ROWS }, (_, row) => row)

/** The shape of a page of a table while it loads. */
export function TableSkeleton({ columns }: { readonly columns: number }) {
  const cells = Array.from({ length: columns }, (_, column) => column)
  return ROWS.map((row) => (
    <div key={row} className={classes.row}>
      {cells.map((column) => (
        <div key={column} className={lines.line} />
      ))}
    </div>
  ))
}
