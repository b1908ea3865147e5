import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useTexts } from '#shared'
import classes from './mass.module.css'
import type { MassRow, Paste } from './mass-rows.ts'

const ROW_HEIGHT = 36
const OVERSCAN = 12

/** The rows with what became of each; of thousands those in sight are drawn. */
export function MassTable({ paste: { headings, rows } }: { readonly paste: Paste }) {
  const { t } = useTexts()
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- Nothing of it is memoized here.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  })
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? -1
  const width = headings.length + 2
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={t('data.mass.rows')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A long table is scrolled by keys too.
      tabIndex={0}
      className={classes.scroller}
    >
      <table className={classes.table} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col">{t('data.mass.row')}</th>
            <th scope="col">{t('data.mass.state')}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={first * ROW_HEIGHT} width={width} />
          {rows.slice(first, last + 1).map((row) => (
            <Line key={row.row} row={row} headings={headings} />
          ))}
          <Spacer height={(rows.length - 1 - last) * ROW_HEIGHT} width={width} />
        </tbody>
      </table>
    </div>
  )
}

interface LineProps {
  readonly row: MassRow
  readonly headings: readonly string[]
}

function Line({ row: { row, cells, state, error }, headings }: LineProps) {
  const { t } = useTexts()
  return (
    <tr aria-rowindex={row + 1} data-state={state}>
      <th scope="row">{row}</th>
      <td title={error} className={classes.state}>
        {state === 'failed' ? `✕ ${error ?? ''}` : t(`data.mass.state.${state}`)}
      </td>
      {headings.map((heading, place) => (
        <td key={heading} title={cells[place]}>
          {cells[place]}
        </td>
      ))}
    </tr>
  )
}

function Spacer({ height, width }: { readonly height: number; readonly width: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true">
      <td colSpan={width} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
