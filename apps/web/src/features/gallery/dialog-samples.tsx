import { Row } from '#layout'
import { askForDate, askForText, askToChoose, askToConfirm, Button, showInfo } from '#ui'
import { formatDate } from '@telemachos/rules/dates'
import { useState } from 'react'
import { useTexts } from '#shared'
import classes from './gallery.module.css'
import { SampleCard } from './sample-card.tsx'
import { townOptions } from './sample-towns.ts'

/** The five dialogs, and what they answered. */
export function DialogSamples() {
  const { t } = useTexts()
  const [answer, setAnswer] = useState<string>()
  const yesOrNo = (yes: boolean) => t(yes ? 'gallery.answer.yes' : 'gallery.answer.no')
  const options = townOptions(t)

  const confirm = async () => {
    const yes = await askToConfirm({
      title: t('gallery.dialogs.confirm.title'),
      text: t('gallery.dialogs.confirm.text'),
      confirmLabel: t('gallery.dialogs.confirm.yes'),
    })
    setAnswer(yesOrNo(yes))
  }
  const confirmDanger = async () => {
    const yes = await askToConfirm({
      title: t('gallery.dialogs.danger.title'),
      text: t('gallery.dialogs.danger.text'),
      confirmLabel: t('gallery.dialogs.danger.yes'),
      deletes: true,
    })
    setAnswer(yesOrNo(yes))
  }
  const inform = async () => {
    await showInfo({
      title: t('gallery.dialogs.info.title'),
      text: t('gallery.dialogs.info.text'),
    })
    setAnswer(t('gallery.answer.none'))
  }
  const ask = async () => {
    const text = await askForText({
      title: t('gallery.dialogs.input.title'),
      label: t('gallery.name'),
      check: (typed) => (typed.trim() === '' ? t('gallery.error') : undefined),
    })
    setAnswer(text ?? t('gallery.answer.none'))
  }
  const choose = async () => {
    const chosen = await askToChoose({
      title: t('gallery.dialogs.choice.title'),
      options,
      chosen: ['0', '5'],
    })
    const names = options.filter(({ value }) => chosen?.includes(value))
    setAnswer(names.map(({ label }) => label).join(', ') || t('gallery.answer.none'))
  }
  const pickDate = async () => {
    const date = await askForDate({ title: t('gallery.dates.date'), value: '2026-03-05' })
    setAnswer(date === null ? t('gallery.answer.none') : formatDate(date))
  }
  const samples = [
    [t('gallery.dialogs.confirm'), confirm],
    [t('gallery.dialogs.danger'), confirmDanger],
    [t('gallery.dialogs.info'), inform],
    [t('gallery.dialogs.input'), ask],
    [t('gallery.dialogs.choice'), choose],
    [t('gallery.dialogs.date'), pickDate],
  ] as const
  return (
    <SampleCard title={t('gallery.dialogs')}>
      <Row gap={3} align="center">
        {samples.map(([name, open]) => (
          <Button key={name} variant="default" onClick={() => void open()}>
            {name}
          </Button>
        ))}
      </Row>
      <p role="status" className={classes.answer}>
        {t('gallery.answer', { answer: answer ?? t('gallery.answer.none') })}
      </p>
    </SampleCard>
  )
}
