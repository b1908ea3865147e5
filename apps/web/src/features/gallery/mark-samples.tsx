import { Row, Stack } from '#layout'
import { Badge, Button, CopyButton, EmptyState, ProgressClock } from '#ui'
import { useState } from 'react'
import { useTexts } from '#shared'
import classes from './gallery.module.css'
import { SampleCard } from './sample-card.tsx'

const TONES = ['done', 'scheduled', 'overdue', 'inactive', 'info'] as const
const STEPS = 6

/** States in words, progress, the clipboard, and a list without entries. */
export function MarkSamples() {
  const { t } = useTexts()
  const [step, setStep] = useState(1)
  return (
    <SampleCard title={t('gallery.marks')}>
      <Row gap={3} align="center">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`gallery.marks.${tone}`)}
          </Badge>
        ))}
      </Row>
      <div className={classes.marks}>
        <Row gap={3} align="center">
          <ProgressClock done={step} total={STEPS} />
          <Stack gap={4}>
            <Button variant="default" onClick={() => setStep((step % STEPS) + 1)}>
              {t('gallery.marks.step')}
            </Button>
            <CopyButton text={location.href} label={t('gallery.marks.copy')} />
          </Stack>
        </Row>
        <EmptyState title={t('gallery.marks.empty')} text={t('gallery.marks.empty.next')} />
      </div>
    </SampleCard>
  )
}
