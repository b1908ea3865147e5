import { Text } from '#layout'
import { Button, IconButton, MissingMark, SelectField, TextField } from '#ui'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { FIELD_TYPES } from '@telemachos/contract/projects/settings-constants'
import { useTexts } from '#shared'
import { getAt, type Json, type JsonPath } from './json-path.ts'
import { asLevel } from './as-level.ts'
import { DraftTexts } from './draft-texts.tsx'
import { FieldFilter, renameFilter } from './field-filter.tsx'
import { fieldTypeName } from './field-type-name.ts'
import { LevelField } from './level-field.tsx'
import { MeansField } from './means-field.tsx'
import { OptionLabels } from './option-labels.tsx'
import { OptionsField } from './options-field.tsx'
import classes from './projects.module.css'
import { textsAt } from './texts-at.ts'
import type { ProjectDraft } from './use-project-draft.ts'

interface FieldRowProps {
  readonly edit: ProjectDraft
  readonly field: Json
  readonly path: JsonPath
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onRemove: () => void
}

/** A field in a line; opened, with everything that is set about it. */
export function FieldRow({ edit, field, path, isOpen, onOpen, onRemove }: FieldRowProps) {
  const { t, language } = useTexts()
  const text = (part: string) => String(getAt(field, [part]) ?? '')
  const level = (part: string) => Number(getAt(field, [part]) ?? 0)
  const error = (part: string) => edit.problemAt([...path, part])
  const put = (part: string, value: Json | undefined) => edit.set([...path, part], value)
  const label = textsAt(field, { path: ['Label'] })
  const title = textIn(label, language) || text('Name') || t('projects.fields.unnamed')
  const isWrong = ['Name', 'Label', 'Type', 'Means', 'Visible', 'Editable', 'Options'].some(error)
  const types = [...new Set([...FIELD_TYPES, text('Type')])].filter(Boolean)
  const options = getAt(field, ['Options'])
  return (
    <div>
      <div className={classes.fieldLine}>
        <strong>
          {title} <MissingMark value={label} />
        </strong>
        <Text as="span" tone="faint" size="medium">
          {isWrong ? (
            <span className={classes.error}>{t('projects.fields.wrong')}</span>
          ) : (
            t('projects.fields.summary', {
              type: fieldTypeName(text('Type'), t),
              visible: t(`projects.level.${asLevel(level('Visible'))}`),
              editable: t(`projects.level.${asLevel(level('Editable'))}`),
            })
          )}
        </Text>
        <IconButton
          label={t(isOpen ? 'projects.fields.close' : 'projects.fields.open', { name: title })}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
        </IconButton>
      </div>
      {isOpen && (
        <div className={classes.fieldForm}>
          <div className={classes.wide}>
            <DraftTexts edit={edit} path={[...path, 'Label']} name={t('projects.field.Label')} />
          </div>
          <TextField
            label={t('projects.field.Name')}
            hint={t('projects.field.NameHint')}
            value={text('Name')}
            maxLength={100}
            spellCheck={false}
            error={error('Name')}
            onChange={({ currentTarget }) => {
              renameFilter(edit, path, text('Name'), currentTarget.value)
              put('Name', currentTarget.value)
            }}
          />
          <SelectField
            label={t('projects.field.Type')}
            options={types.map((one) => ({ value: one, label: fieldTypeName(one, t) }))}
            value={text('Type')}
            error={error('Type')}
            onChange={(next) => put('Type', next ?? 'text')}
          />
          <MeansField
            name={text('Name')}
            value={text('Means')}
            error={error('Means')}
            onChange={(next) => put('Means', next)}
          />
          <LevelField
            label={t('projects.field.Visible')}
            value={level('Visible')}
            error={error('Visible')}
            onChange={(next) => {
              put('Visible', next)
              if (level('Editable') > next) put('Editable', next)
            }}
          />
          <LevelField
            label={t('projects.field.Editable')}
            value={level('Editable')}
            max={level('Visible')}
            error={error('Editable')}
            onChange={(next) => put('Editable', next)}
          />
          {(text('Type') === 'select' || Array.isArray(options)) && (
            <OptionsField
              error={error('Options')}
              options={Array.isArray(options) ? (options as readonly Json[]).map(String) : []}
              onChange={(next) => put('Options', next.length === 0 ? undefined : next)}
            />
          )}
          {Array.isArray(options) && (
            <OptionLabels
              edit={edit}
              path={path}
              options={(options as readonly Json[]).map(String)}
            />
          )}
          <FieldFilter edit={edit} path={path} name={text('Name')} />
          <div>
            <Button variant="subtle" onClick={onRemove}>
              {t('projects.fields.remove', { name: title })}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
