import { FailureNotice, Heading, Row, Stack } from '#layout'
import { INDICATOR_KINDS, type IndicatorKind } from '@telemachos/contract/indicators/limits'
import { useForm, useIdentity, useTexts } from '#shared'
import { Button, DismissButton, ModalDialog, SelectField, TextArea, TextField, toast } from '#ui'
import type { Indicator } from './indicator.ts'
import classes from './indicators.module.css'

interface IndicatorDialogProps {
  /** Undefined for a new one. */
  readonly indicator: Indicator | undefined
  readonly onSaved: (id: number) => void
  readonly onClose: () => void
}

/** From administrators alone to everybody but those who only registered. */
const LEVELS = ['0', '1', '2', '3', '4'] as const

/** What an indicator is called, what it measures, and who sees and fills it in. */
export function IndicatorDialog({ indicator, onSaved, onClose }: IndicatorDialogProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const form = useForm('indicators.saveIndicator', {
    start: {
      Label: indicator?.Label ?? '',
      English: indicator?.Labels?.en ?? '',
      Kind: (indicator?.Kind ?? 'number') as IndicatorKind,
      Options: indicator?.Options.join('\n') ?? '',
      Level: String(indicator?.Level ?? 3),
      EditLevel: String(indicator?.EditLevel ?? 3),
    },
    inputOf: ({ Label, English, Kind, Options, Level, EditLevel }) => ({
      ProjectId,
      Label: Label.trim(),
      Kind,
      ...(English.trim() !== '' && { Labels: { en: English.trim() } }),
      Options: Kind === 'select' ? linesOf(Options) : [],
      Level: Number(Level),
      EditLevel: Number(EditLevel),
      ...(indicator && { Id: indicator.Id }),
    }),
    isReady: ({ Label }) => Label.trim() !== '',
    onSaved: ({ Id }) => {
      toast(t('indicators.saved'))
      onSaved(Id)
      onClose()
    },
  })
  const levels = LEVELS.map((level) => ({ value: level, label: t(`indicators.level.${level}`) }))
  const title = t(indicator ? 'indicators.edit' : 'indicators.new')
  return (
    <ModalDialog label={title} onClose={onClose}>
      <Stack as="form" gap={4} className={classes.dialog} {...form.form}>
        <Heading size="dialog">{title}</Heading>
        <TextField label={t('indicators.label')} autoComplete="off" {...form.text('Label')} />
        <TextField label={t('indicators.label.en')} autoComplete="off" {...form.text('English')} />
        <SelectField
          label={t('indicators.kind')}
          options={INDICATOR_KINDS.map((kind) => ({
            value: kind,
            label: t(`indicators.kind.${kind}`),
          }))}
          {...form.choice('Kind')}
          onChange={(kind) => form.set({ Kind: (kind ?? 'number') as IndicatorKind })}
        />
        {form.values.Kind === 'select' && (
          <TextArea
            label={t('indicators.options')}
            hint={t('indicators.options.hint')}
            rows={4}
            {...form.text('Options')}
          />
        )}
        <SelectField
          label={t('indicators.level')}
          options={levels}
          {...form.choice('Level')}
          onChange={(level) => form.set({ Level: level ?? '3' })}
        />
        <SelectField
          label={t('indicators.editLevel')}
          options={levels}
          {...form.choice('EditLevel')}
          onChange={(level) => form.set({ EditLevel: level ?? '3' })}
        />
        {form.failure && <FailureNotice>{form.failure}</FailureNotice>}
        <Row gap={2} justify="end">
          <DismissButton onClick={onClose} />
          <Button {...form.button}>{t('indicators.save')}</Button>
        </Row>
      </Stack>
    </ModalDialog>
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
