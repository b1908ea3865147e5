import type { Draft, DraftQuestion } from '@telemachos/questionnaire/author/draft'
import { mentionsOf } from '@telemachos/questionnaire/author/mentions'
import { refuseModel } from '@telemachos/questionnaire/author/model-names'
import { useState } from 'react'
import { useTexts } from '#shared'
import { TextField, toast } from '#ui'
import { tellRenamed } from './tell-renamed.ts'

interface Props {
  readonly draft: Draft
  readonly question: DraftQuestion
  readonly onRename: (model: string) => void
}

/**
 * The name by which expressions read a question; what names it follows as it is typed. A name that
 * cannot be had stays in the field until that is left, and says why.
 */
export function ModelField({ draft, question: { Id, Model }, onRename }: Props) {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  const [before, setBefore] = useState(Model)
  const name = typed ?? Model
  const refusal = refuseModel(draft, Id, name)
  const error = refusal && t(`questEdit.problem.${refusal}`, { what: name })

  function leave(): void {
    if (typed) toast(t('questEdit.model.kept', { typed, name: Model }))
    setTyped(undefined)
    if (Model === before) return
    tellRenamed({
      before,
      name: Model,
      left: mentionsOf(draft, [before]),
      count: mentionsOf(draft, [Model]).length,
      t,
    })
  }
  return (
    <TextField
      label={t('questEdit.model')}
      value={name}
      maxLength={64}
      autoComplete="off"
      spellCheck={false}
      error={error}
      onFocus={() => setBefore(Model)}
      onBlur={leave}
      onChange={(event) => {
        const next = event.currentTarget.value
        setTyped(refuseModel(draft, Id, next) ? next : undefined)
        onRename(next)
      }}
    />
  )
}
