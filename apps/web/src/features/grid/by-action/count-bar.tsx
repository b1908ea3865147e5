import { Stack } from '#layout'
import type { CSSProperties } from 'react'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '#shared'
import type { ActionCounts } from './action-counts.ts'
import classes from './count-bar.module.css'

const PARTS = ['done', 'scheduled', 'overdue', 'rest'] as const

/** How an action stands: a bar by colour and pattern, and the same in words and numbers. */
export function CountBar({ counts }: { readonly counts: ActionCounts }) {
  const { t, language } = useTexts()
  const counted = PARTS.filter((part) => part === 'done' || counts[part] > 0)
  return (
    <Stack gap={2} packed>
      <div className={classes.bar} aria-hidden="true">
        {counted.map((part) => (
          <span key={part} data-part={part} style={{ '--share': counts[part] } as CSSProperties} />
        ))}
      </div>
      <dl className={classes.numbers}>
        {counted.map((part) => (
          <div key={part}>
            <dt>
              <i className={classes.key} data-part={part} aria-hidden="true" />
              {t(`actions.byAction.${part}`)}
            </dt>
            <dd>{formatNumber(counts[part], language)}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  )
}
