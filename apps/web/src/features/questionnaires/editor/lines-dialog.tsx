import type { TypeId } from '@telemachos/questionnaire/definition'
import { readQuestionLines, type LineQuestion } from '@telemachos/questionnaire/author/read-lines'
import { Stack, Text } from '#layout'
import { useState } from 'react'
import { useTexts } from '#shared'
import { DialogFrame, TextArea } from '#ui'
import { TypeField } from './forms/type-field.tsx'

interface Props {
  /** How many questions there is room for. */
  readonly room: number
  readonly onAdd: (questions: readonly LineQuestion[], type: TypeId) => void
  readonly onClose: () => void
}

const SHORT_TEXT = 10
const LONGEST = 100_000

/** Many questions at once, as lines that were written elsewhere; what they become is said beforehand. */
export function LinesDialog({ room, onAdd, onClose }: Props) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [type, setType] = useState<TypeId>(SHORT_TEXT)
  const [isTried, setTried] = useState(false)
  const questions = readQuestionLines(text)
  const choices = questions.filter(({ Options }) => Options.length > 0).length
  const problem =
    questions.length === 0
      ? t('rule.required')
      : questions.length > room
        ? t('questEdit.lines.tooMany', { room })
        : undefined
  return (
    <DialogFrame
      title={t('questEdit.lines')}
      confirmLabel={
        questions.length === 0
          ? t('questEdit.lines.addNone')
          : t('questEdit.lines.add', { count: questions.length })
      }
      onCancel={onClose}
      onConfirm={() => {
        setTried(true)
        if (problem !== undefined) return
        onAdd(questions, type)
        onClose()
      }}
    >
      <Stack gap={3}>
        <Text tone="faint">{t('questEdit.lines.hint')}</Text>
        <TextArea
          label={t('questEdit.lines.text')}
          rows={12}
          maxLength={LONGEST}
          placeholder={t('questEdit.lines.example')}
          value={text}
          error={isTried || questions.length > room ? problem : undefined}
          data-autofocus
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <TypeField label={t('questEdit.lines.type')} value={type} onChange={setType} />
        <Text role="status" tone="faint">
          {questions.length > 0 && t('questEdit.lines.found', { count: questions.length, choices })}
        </Text>
      </Stack>
    </DialogFrame>
  )
}
