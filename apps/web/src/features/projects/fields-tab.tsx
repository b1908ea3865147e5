import { Stack, Text } from '#layout'
import { Button, EmptyState, SelectField, TextField } from '#ui'
import { IconPlus } from '@tabler/icons-react'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { useState } from 'react'
import { useTexts } from '#shared'
import { ColourField } from './colour-field.tsx'
import { DraftTexts } from './draft-texts.tsx'
import { dropFilter } from './field-filter.tsx'
import { FieldRow } from './field-row.tsx'
import { getAt, type Json, type JsonPath } from './json-path.ts'
import { ProfilePreview } from './profile-preview.tsx'
import classes from './projects.module.css'
import { moved, ReorderList } from './reorder-list.tsx'
import { textsAt } from './texts-at.ts'
import type { ProjectDraft } from './use-project-draft.ts'
import { useRowFocus } from './use-row-focus.ts'

const LISTS = ['Fields', 'ProjectFields'] as const

interface FieldsTabProps {
  readonly edit: ProjectDraft
  /** A field to open with, as `Settings.User.Fields[3]`. */
  readonly at: JsonPath
}

/** What is kept about people, by profile type, with the profile as a role would see it beside. */
export function FieldsTab({ edit, at }: FieldsTabProps) {
  const { t } = useTexts()
  const [type, setType] = useState(PROFILE_TYPES.find((one) => one === at[1]) ?? 'User')
  const path = ['Settings', type]
  const text = (part: string) => String(edit.get([...path, part]) ?? '')
  const put = (part: string) => (value: string) =>
    edit.set([...path, part], value === '' ? undefined : value)
  return (
    <div className={classes.beside}>
      <Stack gap={4} packed className={classes.stack}>
        <section className={classes.card}>
          <h2 className={classes.heading}>{t('projects.fields.title')}</h2>
          <Text tone="faint" size="medium">
            {t('projects.fields.text')}
          </Text>
          <div className={classes.choices}>
            <SelectField
              label={t('projects.fields.type')}
              options={PROFILE_TYPES.map((one) => ({
                value: one,
                label: t(`projects.type.${one}`),
              }))}
              value={type}
              onChange={(next) => setType(PROFILE_TYPES.find((one) => one === next) ?? type)}
            />
            <TextField
              label={t('projects.profile.Letter')}
              value={text('Letter')}
              maxLength={3}
              onChange={({ currentTarget }) => put('Letter')(currentTarget.value)}
            />
          </div>
          <DraftTexts
            edit={edit}
            path={[...path, 'Label']}
            name={t('projects.profile.Label')}
            optional
          />
          <ColourField
            label={t('projects.profile.Color')}
            value={text('Color')}
            onChange={put('Color')}
          />
        </section>
        {LISTS.map((list) => (
          <FieldList
            key={`${type} ${list}`}
            edit={edit}
            list={list}
            path={[...path, list]}
            first={at[1] === type && at[2] === list ? at[3] : undefined}
          />
        ))}
      </Stack>
      <ProfilePreview edit={edit} type={type} />
    </div>
  )
}

interface FieldListProps {
  readonly edit: ProjectDraft
  readonly list: (typeof LISTS)[number]
  readonly path: JsonPath
  /** The place of the field that is open at first. */
  readonly first: JsonPath[number] | undefined
}

function FieldList({ edit, list, path, first }: FieldListProps) {
  const { t, language } = useTexts()
  const [opened, setOpened] = useState(typeof first === 'number' ? first : undefined)
  const rows = useRowFocus<HTMLElement>()
  const kept = edit.get(path)
  const fields = Array.isArray(kept) ? (kept as readonly Json[]) : []
  const put = (next: readonly Json[]) => edit.set(path, next)
  return (
    <section ref={rows.ref} className={classes.card} aria-label={t(`projects.fields.${list}`)}>
      <h2 className={classes.heading}>{t(`projects.fields.${list}`)}</h2>
      <Text tone="faint" size="medium">
        {t(`projects.fields.${list}Text`)}
      </Text>
      {fields.length === 0 && <EmptyState title={t('projects.fields.none')} />}
      <ReorderList
        label={t(`projects.fields.${list}`)}
        items={fields}
        nameOf={(field) =>
          textIn(textsAt(field, { path: ['Label'] }), language) ||
          String(getAt(field, ['Name']) ?? '')
        }
        onMove={(from, to) => {
          put(moved(fields, from, to))
          if (opened === from) setOpened(to)
          else setOpened(undefined)
        }}
      >
        {(field, place) => (
          <FieldRow
            edit={edit}
            field={field}
            path={[...path, place]}
            isOpen={opened === place}
            onOpen={(isOpen) => setOpened(isOpen ? place : undefined)}
            onRemove={() => {
              put(fields.toSpliced(place, 1))
              dropFilter(edit, path, String(getAt(field, ['Name']) ?? ''))
              setOpened(undefined)
              rows.toAdding()
            }}
          />
        )}
      </ReorderList>
      <div>
        <Button
          variant="default"
          data-adds
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => {
            put([...fields, { Name: '', Label: '', Type: 'text', Visible: 4, Editable: 4 }])
            setOpened(fields.length)
            rows.toLast()
          }}
        >
          {t('projects.fields.add')}
        </Button>
      </div>
    </section>
  )
}
