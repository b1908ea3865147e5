import { Heading, Row, Stack } from '#layout'
import { exportDialogClasses as classes } from '#export'
import { useTexts } from '#shared'
import { Button, ModalDialog } from '#ui'
import { formatNumber } from '@telemachos/rules/numbers'
import { useEffect, useState } from 'react'
import type { GridFilter } from './grid-rows.ts'
import { MAX_PRINTED, useAllRows } from './use-all-rows.ts'

interface Props {
  readonly filter: GridFilter
  /** How many mentees the filter finds. */
  readonly people: number
  readonly onClose: () => void
}

/** Loads everybody who is to stand on paper, says how far it is, and opens the browser's printing. */
export default function PrintDialog({ filter, people, onClose }: Props) {
  const { t, language } = useTexts()
  const number = (value: number) => formatNumber(value, language)
  const wanted = Math.min(people, MAX_PRINTED)
  const { loading, load, cancel } = useAllRows(filter, wanted)
  const [isReady, setIsReady] = useState(false)
  // Once this dialog is gone: what is open above the page would hold the paper up.
  useEffect(() => {
    if (!isReady) return
    onClose()
    setTimeout(() => window.print())
  }, [isReady, onClose])
  const isRunning = loading.kind === 'running'
  return (
    <ModalDialog label={t('actions.grid.print.title')} onClose={isRunning ? () => {} : onClose}>
      <Stack gap={4} packed className={classes.body}>
        <Heading size="dialog">{t('actions.grid.print.title')}</Heading>
        <p className={classes.lead}>
          {people > MAX_PRINTED
            ? t('actions.grid.print.tooMany', { number: number(people), most: number(MAX_PRINTED) })
            : t('actions.grid.print.lead', { count: people, number: number(people) })}
        </p>
        {isRunning && (
          <Stack gap={2} packed className={classes.progress}>
            <progress
              aria-label={t('actions.grid.print.running')}
              value={loading.done}
              max={wanted}
            />
            <p>{t('exports.progress', { done: number(loading.done), total: number(wanted) })}</p>
          </Stack>
        )}
        {loading.kind === 'failed' && (
          <Row role="alert" as="p" gap={2} align="center" justify="between">
            {t('exports.pageFailed')}
          </Row>
        )}
        <Row gap={2} justify="end">
          <Button variant="default" onClick={isRunning ? cancel : onClose}>
            {t(isRunning ? 'exports.cancel' : 'exports.close')}
          </Button>
          <Button
            loading={isRunning}
            onClick={() => void load().then((isLoaded) => isLoaded && setIsReady(true))}
          >
            {t(loading.kind === 'failed' ? 'exports.retry' : 'actions.grid.print.start')}
          </Button>
        </Row>
      </Stack>
    </ModalDialog>
  )
}
