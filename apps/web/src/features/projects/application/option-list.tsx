import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { Button, IconButton, TextField } from '#ui'
import { DraftTexts } from '../draft-texts.tsx'
import { isObject, type JsonObject, type JsonPath } from '../json-path.ts'
import projectClasses from '../projects.module.css'
import type { ProjectDraft } from '../use-project-draft.ts'
import classes from './application.module.css'
import { optionsOf } from './question-problems.ts'

interface Props {
  readonly edit: ProjectDraft
  /** The question's. */
  readonly path: JsonPath
  readonly question: JsonObject
}

/** What may be chosen: a value that is kept, and its words in all languages. */
export function OptionList({ edit, path, question }: Props) {
  const { t } = useTexts()
  const options = optionsOf(question)
  const own = [...path, 'Options']
  // A text alone becomes a value with words as soon as something of it is changed.
  const whole = options.map(({ value, json }) =>
    isObject(json) ? json : { Value: value, Label: value },
  )
  return (
    <fieldset className={projectClasses.wide}>
      <legend>{t('projects.application.options')}</legend>
      <ul className={classes.options}>
        {whole.map((option, place) => {
          const number = place + 1
          return (
            // oxlint-disable-next-line react/no-array-index-key -- Values may be half written, and the same.
            <li key={place}>
              <TextField
                label={t('projects.application.optionValue', { number })}
                value={String(option['Value'] ?? '')}
                maxLength={200}
                autoComplete="off"
                onChange={({ currentTarget }) =>
                  edit.set(own, whole.with(place, { ...option, Value: currentTarget.value }))
                }
              />
              <OptionWords edit={edit} path={[...own, place]} number={number} />
              <IconButton
                label={t('projects.application.removeOption', { number })}
                onClick={() => edit.set(own, whole.toSpliced(place, 1))}
              >
                <IconTrash size={18} />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => edit.set(own, [...whole, { Value: String(whole.length + 1), Label: '' }])}
      >
        {t('projects.application.addOption')}
      </Button>
    </fieldset>
  )
}

interface WordsProps {
  readonly edit: ProjectDraft
  readonly path: JsonPath
  readonly number: number
}

function OptionWords({ edit, path, number }: WordsProps) {
  const { t } = useTexts()
  const option = edit.get(path)
  if (isObject(option)) {
    const name = t('projects.application.optionLabel', { number })
    return <DraftTexts edit={edit} path={[...path, 'Label']} name={name} />
  }
  return (
    <TextField
      label={t('projects.application.optionLabel', { number })}
      value={String(option ?? '')}
      maxLength={500}
      autoComplete="off"
      onChange={({ currentTarget }) =>
        edit.set(path, { Value: String(option ?? ''), Label: currentTarget.value })
      }
    />
  )
}
