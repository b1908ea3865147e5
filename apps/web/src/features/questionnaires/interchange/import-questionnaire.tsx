import { Heading, Stack } from '#layout'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call, useIdentity, useTexts } from '#shared'
import { ModalDialog } from '#ui'
import type { CreatedQuestionnaire } from './created-questionnaire.ts'
import { FileChoice } from './file-choice.tsx'
import { ImportPreview } from './import-preview.tsx'
import classes from './interchange.module.css'
import { refusalText } from './refusal-text.ts'

interface ImportQuestionnaireProps {
  readonly onClose: () => void
  readonly onCreated: (created: CreatedQuestionnaire) => void
}

/** A questionnaire out of a file: chosen, dropped or pasted; first what will come, then creating it. */
export function ImportQuestionnaire({ onClose, onCreated }: ImportQuestionnaireProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [text, setText] = useState('')
  const preview = useMutation({
    mutationFn: (Text: string) => call('questionnaires.previewImport', { ProjectId, Text }),
  })
  return (
    <ModalDialog
      label={t('interchange.import')}
      className={classes.wide}
      unsaved={preview.data !== undefined}
      leaveWords={{
        title: t('interchange.leave'),
        text: t('interchange.leaveText'),
        confirmLabel: t('interchange.leaveYes'),
      }}
      onClose={onClose}
    >
      <Stack gap={4} className={classes.dialog}>
        <Heading size="dialog">{t('interchange.import')}</Heading>
        {preview.data ? (
          <ImportPreview
            key={preview.submittedAt}
            preview={preview.data}
            text={text}
            onAnother={preview.reset}
            onClose={onClose}
            onCreated={onCreated}
          />
        ) : (
          <FileChoice
            isReading={preview.isPending}
            error={preview.error ? refusalText(preview.error, t) : undefined}
            onText={(next) => {
              setText(next)
              preview.mutate(next)
            }}
            onClose={onClose}
          />
        )}
      </Stack>
    </ModalDialog>
  )
}
