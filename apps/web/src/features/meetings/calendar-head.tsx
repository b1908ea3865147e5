import { Row } from '#layout'
import { Button, lazyWindow } from '#ui'
import { IconCalendarRepeat, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#shared'
import classes from './calendar-toolbar.module.css'

const SeriesDialog = lazyWindow(() => import('./series-dialog.tsx'), 'SeriesDialog')

interface Props {
  /** The first day that a series is offered. */
  readonly firstDay: string
  /** Schedules a meeting; undefined for people who may only look. */
  readonly onNew: (() => void) | undefined
  readonly onScheduled: (at: string) => void
}

/** What the page is called, and planning one meeting or several. */
export function CalendarHead({ firstDay, onNew, onScheduled }: Props) {
  const { t } = useTexts()
  const [planning, setPlanning] = useState(false)
  return (
    <Row as="header" gap={4} lineGap={2} align="center">
      <h1 className={classes.title}>{t('calendar.title')}</h1>
      {onNew && (
        <Row gap={2} className={classes.new}>
          <Button
            variant="default"
            leftSection={<IconCalendarRepeat size={18} />}
            onClick={() => setPlanning(true)}
          >
            {t('series.title')}
          </Button>
          <Button leftSection={<IconPlus size={18} />} onClick={onNew}>
            {t('calendar.new')}
          </Button>
        </Row>
      )}
      {planning && (
        <SeriesDialog
          date={firstDay}
          onScheduled={onScheduled}
          onClose={() => setPlanning(false)}
        />
      )}
    </Row>
  )
}
