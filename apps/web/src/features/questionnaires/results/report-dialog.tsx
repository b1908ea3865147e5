import { REPORT_PARTS } from '@telemachos/contract/questionnaires/report-parts'
import { useForm, useIdentity, useTexts } from '#shared'
import { DialogFrame, LanguageFields, SelectField, toast } from '#ui'
import { Stack, Text } from '#layout'
import type { Report } from './report.ts'

interface Props {
  /** The one that is changed; a new one without it. */
  readonly report: Report | undefined
  /** The actions that are shown, which become those of the report. */
  readonly actionIds: readonly number[]
  readonly onSaved: (reportId: number) => void
  readonly onClose: () => void
}

type Parts = (typeof REPORT_PARTS)[number]

/** What a report is called, what it says first, and what it shows of the chosen results. */
export function ReportDialog({ report, actionIds, onSaved, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const form = useForm('questionnaires.saveReport', {
    start: {
      Title: { el: report?.Title.el ?? '', en: report?.Title.en ?? '' },
      Lead: { el: report?.Lead.el ?? '', en: report?.Lead.en ?? '' },
      Parts: report?.Parts ?? ('scales' as Parts),
    },
    inputOf: (values) => ({
      ...values,
      ProjectId,
      ReportId: report?.Id ?? null,
      ActionIds: [...actionIds],
    }),
    onSaved: ({ ReportId }) => {
      toast(t('results.report.saved'))
      onSaved(ReportId)
      onClose()
    },
    required: ({ Title: { el } }) => ({ Title: el.trim() === '' && t('rule.required') }),
    shortcut: false,
  })
  const { Title, Lead, Parts } = form.values
  return (
    <DialogFrame
      title={t(report ? 'results.report.edit' : 'results.report.new')}
      text={t('results.report.actions', { count: actionIds.length })}
      confirmLabel={t('results.report.save')}
      onCancel={onClose}
      onConfirm={() => void form.save()}
    >
      <Stack gap={3}>
        <LanguageFields
          name={t('results.report.title')}
          value={Title}
          maxLength={300}
          errorOf={(language) => language === 'el' && form.errorOf('Title')}
          onChange={({ el = '', en = '' }) => form.set({ Title: { el, en } })}
        />
        <LanguageFields
          name={t('results.report.lead')}
          value={Lead}
          maxLength={2_000}
          onChange={({ el = '', en = '' }) => form.set({ Lead: { el, en } })}
        />
        <SelectField
          label={t('results.report.parts')}
          options={REPORT_PARTS.map((part) => ({
            value: part,
            label: t(`results.report.part.${part}`),
          }))}
          value={Parts}
          onChange={(next) => {
            const part = REPORT_PARTS.find((one) => one === next)
            if (part) form.set({ Parts: part })
          }}
        />
        {form.failure && <Text tone="failure">{form.failure}</Text>}
      </Stack>
    </DialogFrame>
  )
}
