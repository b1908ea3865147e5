import type { Language } from '@telemachos/contract/core/define-texts'
import { formOf } from '@telemachos/contract/language/labels'
import { isLongBeside } from '@telemachos/rules/text-problems'
import { useState } from 'react'
import { Text } from '#layout'
import { spokenWords, useCall, useTexts } from '#shared'
import { DialogFrame, SelectField, TextArea, toast } from '#ui'
import classes from './language.module.css'
import { useSaveText, useTextProblems } from './use-save-text.ts'

interface Props {
  readonly language: Language
  /** The labels whose text was pressed, the likeliest first. */
  readonly labels: readonly string[]
  readonly onClose: () => void
}

/** The text that was pressed, to be changed where it stands. */
export function EditInPlace({ language, labels, onClose }: Props) {
  const { t } = useTexts()
  const [label, setLabel] = useState(labels[0] ?? '')
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState('')
  const [from, setFrom] = useState<number>()
  const [isBusy, setIsBusy] = useState(false)
  const saveText = useSaveText()
  const problemsOf = useTextProblems()
  const versions = useCall('language.listVersions', { language, label })
  const [latest] = versions.data ?? []
  const version = from ?? (latest?.text ? latest.version : 0)
  const model = spokenWords()[label] ?? ''
  const text = typed ?? model
  const said = problem || problemsOf({ form: formOf(label) }, model, text)
  async function save(): Promise<void> {
    if (text === '') return setProblem(t('rule.required'))
    if (!versions.data) return
    setIsBusy(true)
    const saved = await saveText(language, { label, version }, text)
    setIsBusy(false)
    if (!saved.ok) {
      setProblem(saved.problem)
      setFrom(saved.version ?? from)
      return
    }
    toast(t('language.savedTo', { label }))
    onClose()
  }
  return (
    <DialogFrame
      title={t('language.inPlace')}
      onCancel={onClose}
      loading={isBusy}
      confirmLabel={t('language.save')}
      onConfirm={() => void save()}
    >
      {labels.length > 1 ? (
        <SelectField
          label={t('language.inPlace.which')}
          value={label}
          options={labels.map((one) => ({ value: one, label: one }))}
          onChange={(next) => {
            setLabel(next ?? label)
            setTyped(undefined)
            setFrom(undefined)
          }}
        />
      ) : (
        <Text tone="soft" className={classes.mono}>
          {label}
        </Text>
      )}
      <TextArea
        label={t('language.text')}
        value={text}
        rows={3}
        maxLength={8_000}
        error={said}
        hint={isLongBeside(model, text) ? t('language.long') : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setProblem('')
        }}
      />
    </DialogFrame>
  )
}
