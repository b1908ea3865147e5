import { Row } from '#layout'
import { REFUSAL } from '@telemachos/contract/microdata/ready-parts'
import { TRAITS, type Trait } from '@telemachos/rules/microdata-traits'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { Button, Combobox, IconButton, TextField } from '#ui'
import type { Json, JsonPath } from '../json-path.ts'
import type { ProjectDraft } from '../use-project-draft.ts'
import { useRowFocus } from '../use-row-focus.ts'
import classes from './form-designer.module.css'
import { listAt, nextOptionId, textAt } from './form-parts.ts'

const ALL_TRAITS: readonly Trait[] = Object.values(TRAITS).flat()

interface Props {
  readonly edit: ProjectDraft
  /** The question's. */
  readonly path: JsonPath
  readonly question: Json
}

/** The answers that a question offers, in both languages, and what each says for the indicators. */
export function OptionRows({ edit, path, question }: Props) {
  const { t } = useTexts()
  const rows = useRowFocus<HTMLFieldSetElement>()
  const options = listAt(question, ['Options'])
  const put = (list: readonly Json[]) => edit.set([...path, 'Options'], list)
  const set = (place: number, parts: readonly string[], value: Json | undefined) =>
    edit.set([...path, 'Options', place, ...parts], value)

  function add(Label: string, en: string, Indicator?: Trait): void {
    const option = { Id: nextOptionId(question), Label, Labels: { en } }
    put([...options, Indicator ? { ...option, Indicator } : option])
    rows.toLast()
  }
  return (
    <fieldset ref={rows.ref} className={classes.options}>
      <legend>{t('microdata.design.options')}</legend>
      <ul>
        {options.map((option, place) => {
          const number = place + 1
          return (
            // oxlint-disable-next-line react/no-array-index-key -- An id may be missing, or there twice, while one writes.
            <li key={place} className={classes.option}>
              <TextField
                label={t('microdata.design.option', { number })}
                lang="el"
                maxLength={300}
                value={textAt(option, ['Label'])}
                onChange={({ currentTarget }) => set(place, ['Label'], currentTarget.value)}
              />
              <TextField
                label={t('microdata.design.optionEn', { number })}
                lang="en"
                maxLength={300}
                value={textAt(option, ['Labels', 'en'])}
                onChange={({ currentTarget }) => set(place, ['Labels', 'en'], currentTarget.value)}
              />
              <Combobox
                label={t('microdata.design.trait')}
                options={ALL_TRAITS.map((one) => ({
                  value: one,
                  label: t(`microdata.trait.${one}`),
                }))}
                value={textAt(option, ['Indicator']) || null}
                onChange={(next) => set(place, ['Indicator'], next ?? undefined)}
              />
              <IconButton
                label={t('microdata.design.remove', { name: textAt(option, ['Label']) })}
                onClick={() => {
                  put(options.toSpliced(place, 1))
                  rows.toAdding()
                }}
              >
                <IconTrash size={18} />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <Row gap={3}>
        <Button
          variant="subtle"
          data-adds
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => add('', '')}
        >
          {t('microdata.design.addOption')}
        </Button>
        <Button variant="subtle" onClick={() => add(...REFUSAL)}>
          {t('microdata.design.addRefusal')}
        </Button>
      </Row>
    </fieldset>
  )
}
