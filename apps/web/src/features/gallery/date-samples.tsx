import { Stack } from '#layout'
import { FILTER_BOUNDS } from '@telemachos/rules/date-bounds'
import { useState } from 'react'
import { useTexts } from '#shared'
import { BirthDateField, DateField, TimeField, TRIAL } from '#ui'
import classes from './gallery.module.css'
import { SampleCard } from './sample-card.tsx'

const YOUNG = { minAge: 18, maxAge: 29 }

/** Dates that are typed or picked, within bounds and without; times; dates of birth. */
export function DateSamples() {
  const { t } = useTexts()
  const [date, setDate] = useState<string | null>('2026-03-05')
  const [birth, setBirth] = useState<string | null>(null)
  const [from, setFrom] = useState<string | null>(null)
  const [time, setTime] = useState<string | null>('09:30')
  const [born, setBorn] = useState<string | null>(null)
  return (
    <SampleCard title={t('gallery.dates')}>
      <Stack gap={4} {...TRIAL}>
        <div className={classes.two}>
          <DateField label={t('gallery.dates.date')} value={date} onChange={setDate} strict />
          <TimeField label={t('gallery.dates.time')} value={time} onChange={setTime} />
          <DateField
            label={t('gallery.dates.bounded')}
            value={birth}
            onChange={setBirth}
            bounds={YOUNG}
          />
          <DateField
            label={t('gallery.dates.filter')}
            value={from}
            onChange={setFrom}
            bounds={FILTER_BOUNDS}
          />
          <DateField
            label={t('gallery.dates.disabled')}
            value="2026-01-06"
            onChange={() => {}}
            disabled
          />
        </div>
        <BirthDateField label={t('gallery.dates.birth')} value={born} onChange={setBorn} />
      </Stack>
    </SampleCard>
  )
}
