import { useMutation } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { formatNumber } from '@telemachos/rules/numbers'
import { call, useIdentity, useTexts } from '#shared'
import { Button, toast, showSystemMessage } from '#ui'
import { downloadJson } from './download-json.ts'

interface ExportQuestionnaireProps {
  readonly questId: number
  /** A published version; the draft without one. */
  readonly version?: number
}

/** Hands out a questionnaire as a file of our own format. */
export function ExportQuestionnaire({ questId, version }: ExportQuestionnaireProps) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const take = useMutation({
    mutationFn: () =>
      call('questionnaires.exportQuestionnaire', {
        ProjectId,
        QuestId: questId,
        Version: version ?? null,
      }),
    onSuccess: ({ FileName, Text, Omitted }) => {
      downloadJson(FileName, Text)
      if (Omitted === 0) return toast(t('interchange.export.done'))
      const number = formatNumber(Omitted, language)
      toast(t('interchange.export.omitted', { count: Omitted, number }), { kind: 'failed' })
    },
    onError: (error) => showSystemMessage(error, t),
  })
  return (
    <Button
      variant="default"
      loading={take.isPending}
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      onClick={() => take.mutate()}
    >
      {t('interchange.export')}
    </Button>
  )
}
