import { READY_SENTENCES } from '@telemachos/contract/applications/ready-sentences'
import {
  hasBounds,
  READY_NAMES,
  readReadyValidation,
  writeReadyValidation,
} from '@telemachos/rules/ready-validations'
import { useState } from 'react'
import { useTexts } from '#shared'
import { SelectField, SuggestArea, TextField } from '#ui'
import { DraftTexts } from '../draft-texts.tsx'
import type { JsonObject, JsonPath } from '../json-path.ts'
import projectClasses from '../projects.module.css'
import type { ProjectDraft } from '../use-project-draft.ts'
import { suggestions, type Readable } from './expression-help.ts'

interface Props {
  readonly edit: ProjectDraft
  /** The question's. */
  readonly path: JsonPath
  readonly question: JsonObject
  readonly readable: Readable
  readonly problem: string | undefined
}

const SENTENCES = new Set<string>(Object.values(READY_SENTENCES).map(({ el }) => el))

/** Which answers are right: by a ready-made check that is chosen by name, or by an expression. */
export function ValidationFields({ edit, path, question, readable, problem }: Props) {
  const { t } = useTexts()
  const source = String(question['Validation'] ?? '')
  const ready = readReadyValidation(source)
  const [isOwn, setOwn] = useState(source !== '' && !ready)
  const chosen = isOwn ? 'own' : (ready?.name ?? null)
  const put = (value: string): void => edit.set([...path, 'Validation'], value || undefined)

  function choose(next: string | null): void {
    setOwn(next === 'own')
    const name = READY_NAMES.find((one) => one === next)
    const { Validation: _old, ValidationText, ValidationTexts, ...rest } = question
    // The words of another ready-made check go with it; what somebody wrote stays.
    const isReady = !ValidationText || SENTENCES.has(String(ValidationText))
    const said = {
      ...(ValidationText !== undefined && { ValidationText }),
      ...(ValidationTexts !== undefined && { ValidationTexts }),
    }
    if (next === 'own') return
    if (!name) return edit.set(path, { ...rest, ...(isReady ? {} : said) })
    const { el, en } = READY_SENTENCES[name]
    edit.set(path, {
      ...rest,
      Validation: writeReadyValidation({ name, least: null, most: null }),
      ...(isReady ? { ValidationText: el, ValidationTexts: { en } } : said),
    })
  }
  const bound = (part: 'least' | 'most') => ({
    label: t(`projects.application.${part}`),
    inputMode: 'numeric' as const,
    value: String(ready?.[part] ?? ''),
    onChange: ({ currentTarget }: { readonly currentTarget: { value: string } }) => {
      const typed = currentTarget.value.trim()
      const number = typed === '' ? null : Number(typed)
      if (ready && !Number.isNaN(number)) put(writeReadyValidation({ ...ready, [part]: number }))
    },
  })
  return (
    <>
      <SelectField
        label={t('projects.application.validation')}
        none={t('projects.application.validation.none')}
        options={[...READY_NAMES, 'own' as const].map((value) => ({
          value,
          label: t(`projects.application.validation.${value}`),
        }))}
        value={chosen}
        onChange={choose}
      />
      {!isOwn && ready && hasBounds(ready.name) && (
        <>
          <TextField {...bound('least')} />
          <TextField {...bound('most')} />
        </>
      )}
      {isOwn && (
        <div className={projectClasses.wide}>
          <SuggestArea
            label={t('projects.application.expression')}
            hint={t('projects.application.expressionHint')}
            value={source}
            maxLength={4_000}
            error={problem}
            suggest={suggestions(readable, t)}
            onChange={put}
          />
        </div>
      )}
      {chosen !== null && (
        <div className={projectClasses.wide}>
          <DraftTexts
            edit={edit}
            path={[...path, 'ValidationText']}
            name={t('projects.application.validationText')}
            optional
          />
        </div>
      )}
    </>
  )
}
