import { Stack, Text } from '#layout'
import { Button, Combobox, IconButton, SelectField, TextField } from '#ui'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { fieldOptions } from './field-options.ts'
import { getAt, type Json } from './json-path.ts'
import classes from './projects.module.css'
import type { ProjectDraft } from './use-project-draft.ts'
import { useRowFocus } from './use-row-focus.ts'

const PATH = ['Settings', 'Config', 'MicrodataSendFilter'] as const
const MATCHES = ['equals', 'contains'] as const

/** Whose microdata is sent: conditions on fields, all of which have to hold. */
export function SendFilter({ edit }: { readonly edit: ProjectDraft }) {
  const { t } = useTexts()
  const rows = useRowFocus<HTMLElement>()
  const kept = edit.get(PATH)
  const conditions = Array.isArray(kept) ? (kept as readonly Json[]) : []
  const options = fieldOptions(edit.draft)
  const put = (place: number, part: string, value: Json) => edit.set([...PATH, place, part], value)
  return (
    <section ref={rows.ref} className={classes.card}>
      <h2 className={classes.heading}>{t('projects.filter.title')}</h2>
      <Text tone="faint" size="medium">
        {t(conditions.length === 0 ? 'projects.filter.none' : 'projects.filter.text')}
      </Text>
      <Stack as="ul" gap={3} packed className={classes.pairs}>
        {conditions.map((condition, place) => {
          const field = String(getAt(condition, ['Field']) ?? '')
          const value = getAt(condition, ['Value'])
          return (
            // oxlint-disable-next-line react/no-array-index-key -- A condition is what it says, and may be there twice.
            <li key={place}>
              <Combobox
                label={t('projects.filter.field')}
                clearable={false}
                options={options}
                value={field || null}
                error={edit.problemAt([...PATH, place, 'Field'])}
                onChange={(next) => put(place, 'Field', next ?? '')}
              />
              <SelectField
                label={t('projects.filter.match')}
                options={MATCHES.map((one) => ({ value: one, label: t(`projects.filter.${one}`) }))}
                none={t('projects.filter.equals')}
                value={String(getAt(condition, ['Match']) ?? 'equals')}
                onChange={(next) => put(place, 'Match', next ?? 'equals')}
              />
              <TextField
                label={t('projects.filter.value')}
                value={
                  Array.isArray(value) ? (value as readonly Json[]).join(', ') : String(value ?? '')
                }
                onChange={({ currentTarget }) => put(place, 'Value', currentTarget.value)}
              />
              <IconButton
                label={t('projects.filter.remove')}
                onClick={() => {
                  const rest = conditions.toSpliced(place, 1)
                  edit.set(PATH, rest.length > 0 ? rest : undefined)
                  rows.toAdding()
                }}
              >
                <IconTrash size={18} />
              </IconButton>
            </li>
          )
        })}
      </Stack>
      <Button
        variant="default"
        data-adds
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => {
          const Field = options[0]?.value ?? ''
          edit.set(PATH, [...conditions, { Field, Match: 'equals', Value: '' }])
          rows.toLast()
        }}
      >
        {t('projects.filter.add')}
      </Button>
    </section>
  )
}
