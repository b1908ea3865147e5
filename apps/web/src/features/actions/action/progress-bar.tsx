import { Row, Text } from '#layout'
import { useTexts } from '#shared'
import type { CSSProperties } from 'react'
import type { Progress } from './mentee-action.ts'
import classes from './progress-bar.module.css'

interface Props extends Progress {
  /** Of which actions the reader is told, where these are not all that count. */
  readonly among?: 'partial' | 'yours' | undefined
}

/** Progress as a bar with its numbers in words beside it. */
export function ProgressBar({ done, total, among }: Props) {
  const { t } = useTexts()
  const share = { '--share': total === 0 ? 0 : done / total } as CSSProperties
  return (
    <Row nowrap gap={3} align="center">
      <span className={classes.bar} style={share} aria-hidden="true" />
      <span className={classes.words}>
        {t('actions.mentee.progress.count', { done, total })}
        <Text as="span" tone="faint">
          {' '}
          {t('actions.mentee.progress.completed')}
          {among && `, ${t(`actions.mentee.progress.${among}`)}`}
        </Text>
      </span>
    </Row>
  )
}
