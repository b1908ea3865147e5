import { Stack, Text } from '#layout'
import { Button, EmptyState, SelectField, TextField } from '#ui'
import { IconPlus } from '@tabler/icons-react'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { startTransition, useState } from 'react'
import { useTexts } from '#shared'
import { ColourField } from './colour-field.tsx'
import { DraftTexts } from './draft-texts.tsx'
import { dropFilter } from './field-filter.tsx'
import { FieldRow } from './field-row.tsx'
import { getAt, setAt, type Json, type JsonObject, type JsonPath } from './json-path.ts'
import { ProfilePreview } from './profile-preview.tsx'
import classes from './projects.module.css'
import { fieldLabel, hasField, type RemovedPart } from './removed-parts.ts'
import { moved, ReorderList } from './reorder-list.tsx'
import { settingLimit } from './setting-limit.ts'
import type { ProjectDraft } from './use-project-draft.ts'
import { useRowFocus } from './use-row-focus.ts'

const LISTS = ['Fields', 'ProjectFields'] as const

interface FieldsTabProps {
  readonly edit: ProjectDraft
  /** A field to open with, as `Settings.User.Fields[3]`. */
  readonly at: JsonPath
  /** Asks before a field goes on which something depends. */
  readonly mayRemove: (part: RemovedPart) => Promise<boolean>
}

/** What is kept about people, by profile type, with the profile as a role would see it beside. */
export function FieldsTab({ edit, at, mayRemove }: FieldsTabProps) {
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
              maxLength={settingLimit([...path, 'Letter'])}
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
            mayRemove={mayRemove}
            first={at[1] === type && at[2] === list ? at[3] : undefined}
          />
        ))}
      </Stack>
      <ProfilePreview edit={edit} type={type} />
    </div>
  )
}

interface FieldListProps extends Pick<FieldsTabProps, 'edit' | 'mayRemove'> {
  readonly list: (typeof LISTS)[number]
  readonly path: JsonPath
  /** The place of the field that is open at first. */
  readonly first: JsonPath[number] | undefined
}

function FieldList({ edit, list, path, mayRemove, first }: FieldListProps) {
  const { t, language } = useTexts()
  const [opened, setOpened] = useState(typeof first === 'number' ? first : undefined)
  const rows = useRowFocus<HTMLElement>()
  const kept = edit.get(path)
  const fields = Array.isArray(kept) ? (kept as readonly Json[]) : []
  const put = (next: readonly Json[]) => edit.set(path, next)
  const nameOf = (field: Json) => fieldLabel(field, language)

  async function remove(field: Json, place: number): Promise<void> {
    const name = String(getAt(field, ['Name']) ?? '')
    const rest = fields.toSpliced(place, 1)
    const isElsewhere = hasField(setAt(edit.draft, path, rest) as JsonObject, name)
    const isSaved = hasField(edit.saved, name)
    if (isSaved && !isElsewhere && !(await mayRemove({ field: name, label: nameOf(field) }))) return
    put(rest)
    dropFilter(edit, path, name)
    setOpened(undefined)
    rows.toAdding()
  }
  return (
    <section ref={rows.ref} className={classes.card} aria-label={t(`projects.fields.${list}`)}>
      <h2 className={classes.heading}>{t(`projects.fields.${list}`)}</h2>
      <Text tone="faint" size="medium">
        {t(`projects.fields.${list}Text`)}
      </Text>
      {fields.length === 0 && <EmptyState picture="fields" title={t('projects.fields.none')} />}
      <ReorderList
        label={t(`projects.fields.${list}`)}
        items={fields}
        nameOf={nameOf}
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
            // What a field needs is loaded before it opens: the others stay in sight.
            onOpen={(isOpen) => startTransition(() => setOpened(isOpen ? place : undefined))}
            onRemove={() => void remove(field, place)}
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
