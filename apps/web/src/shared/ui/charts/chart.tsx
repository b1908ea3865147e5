import { Heading } from '../../layout/heading.tsx'
import { Suspense, useId, useRef } from 'react'
import { ChartTable } from './chart-table.tsx'
import { roundedSets, type ChartDataset, type ChartKind } from './chart-data.ts'
import classes from './chart.module.css'
import { lazyPart } from '../lazy-part.ts'
import { useSeen } from '../use-seen.ts'

const ChartCanvas = lazyPart(() => import('./chart-canvas.tsx'))

interface ChartProps {
  readonly kind: ChartKind
  readonly title: string
  /** What the chart shows, in one sentence. */
  readonly sentence: string
  /** What the labels are, such as months: the heading of the table's first column. */
  readonly category?: string
  readonly labels: readonly string[]
  readonly datasets: readonly ChartDataset[]
  /** False where the same numbers stand in a table right above it. */
  readonly hasTable?: boolean
  /** False where what it stands in is headed by the same title. */
  readonly hasTitle?: boolean
  /** True where two sets of numbers are of one unit, and not each of its own (spec §9). */
  readonly sharesAxis?: boolean
  /** Hears which label was pressed, in the drawing or in the table. */
  readonly onPick?: (index: number) => void
  /** What pressing a label in the table does, in words. */
  readonly pickLabel?: (label: string) => string
}

/**
 * Numbers as bars, lines or a doughnut, told apart by pattern as well as colour; always with a
 * sentence that says what they show, and with the same numbers in a table beside them, or above.
 */
export function Chart(props: ChartProps) {
  const { kind, title, sentence, category, labels, datasets, hasTable = true } = props
  const { hasTitle = true, sharesAxis = false, onPick, pickLabel } = props
  const id = useId()
  const canvas = useRef<HTMLDivElement>(null)
  // What draws it is large: it is loaded when it is scrolled to.
  const isSeen = useSeen(canvas)
  const rounded = roundedSets(datasets)
  return (
    <figure
      {...(hasTitle ? { 'aria-labelledby': `${id}-title` } : { 'aria-label': title })}
      className={classes.chart}
    >
      <figcaption className={classes.caption}>
        {hasTitle && (
          <Heading id={`${id}-title`} as="h3" size="small">
            {title}
          </Heading>
        )}
        <p className={classes.sentence}>{sentence}</p>
      </figcaption>
      <div className={hasTable ? classes.both : undefined}>
        <div ref={canvas} className={classes.canvas}>
          <Suspense fallback={null}>
            {isSeen && <ChartCanvas {...{ kind, labels, sharesAxis, onPick }} datasets={rounded} />}
          </Suspense>
        </div>
        {hasTable && (
          <ChartTable
            kind={kind}
            title={title}
            category={category}
            labels={labels}
            datasets={rounded}
            onPick={onPick}
            pickLabel={pickLabel}
          />
        )}
      </div>
    </figure>
  )
}
