import type { Language } from '@telemachos/contract/core/define-texts'
import { useState } from 'react'
import { ApiError, errorText, loadLanguages, useLanguages, useTexts, useWrite } from '#shared'
import { DialogFrame, SelectField, showInfo, TextArea, TextField } from '#ui'
import type { TextRow } from './text-rows.ts'

interface Props {
  /** The text that is changed; a new one without it. */
  readonly row?: TextRow
  readonly language: Language
  readonly onClose: () => void
  readonly onSaved: (language: Language) => void
}

/** The choice that stands for a language that is not there yet. */
const NEW = 'new'

/**
 * Adds or changes a text, and with it a language (spec §5): there is nothing to save until language, label and
 * text are there; of a text that is there, label and language are locked; a new language needs its title.
 */
export function AddTextDialog({ row, language, onClose, onSaved }: Props) {
  const { t } = useTexts()
  const languages = useLanguages()
  // Chosen by itself where there is only one (spec §4).
  const [only] = languages.length === 1 ? languages : []
  const [chosen, setChosen] = useState<string | null>(row ? language : (only?.code ?? null))
  const [code, setCode] = useState('')
  const [title, setTitle] = useState('')
  const [label, setLabel] = useState(row?.label ?? 'core.language')
  const [text, setText] = useState(row?.text ?? '')
  const [isTried, setTried] = useState(false)
  const write = useWrite('language.saveText')
  const isNew = chosen === NEW
  const name = isNew ? code.trim().toLowerCase() : (chosen ?? '')
  // The title of a new language is asked for once the rest is there (spec §5).
  const isFilled = name !== '' && label.trim() !== '' && text !== ''
  const isReady = isFilled && (!isNew || title.trim() !== '')
  const refusal = write.error
  const errorOf = (field: string) =>
    refusal instanceof ApiError
      ? refusal.fields
          .filter((one) => one.field === field)
          .map(({ message }) => message)
          .join(' ')
      : ''
  const other = refusal && !(refusal instanceof ApiError && refusal.fields.length > 0)

  function save(): void {
    setTried(true)
    if (!isReady) return
    write.mutate(
      {
        label: label.trim(),
        language: name,
        text,
        ...(isNew && { title: title.trim() }),
        ...(row && { version: row.version }),
      },
      {
        onSuccess: () => {
          void loadLanguages()
          void showInfo({ title: t('language.saved'), text: t('language.insertDone') })
          onSaved(name)
        },
      },
    )
  }

  return (
    <DialogFrame
      title={t(row ? 'language.updateTitle' : 'language.addTitle')}
      onCancel={onClose}
      loading={write.isPending}
      held={!isFilled}
      confirmLabel={t('language.save')}
      onConfirm={save}
    >
      <SelectField
        label={t('language.translateTo')}
        value={chosen}
        disabled={row !== undefined}
        error={!isNew && errorOf('language')}
        options={[
          ...languages.map((one) => ({ value: one.code, label: one.title })),
          { value: NEW, label: t('language.new') },
        ]}
        onChange={setChosen}
      />
      {isNew && (
        <>
          <TextField
            label={t('language.newCode')}
            hint={t('language.newCode.hint')}
            value={code}
            maxLength={3}
            error={errorOf('language')}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <TextField
            label={t('language.newTitle')}
            hint={t('language.newTitle.hint')}
            value={title}
            maxLength={60}
            error={errorOf('title') || (isTried && title.trim() === '' && t('rule.required'))}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        </>
      )}
      <TextField
        label={t('language.label')}
        value={label}
        maxLength={200}
        disabled={row !== undefined}
        error={errorOf('label')}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
      />
      <TextArea
        label={t('language.text')}
        value={text}
        maxLength={8_000}
        rows={3}
        error={errorOf('text')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {other && <p role="alert">{errorText(refusal, t)}</p>}
    </DialogFrame>
  )
}
