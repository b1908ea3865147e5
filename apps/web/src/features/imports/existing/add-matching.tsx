import { Card, Heading, Text } from '#layout'
import { useState } from 'react'
import { errorText, useCall, useIdentity, useTexts, useWrite } from '#shared'
import { askToConfirm, Button, Checkbox, SelectField, TextField, useDebounced } from '#ui'
import { usePluralText } from '../use-plural-text.ts'
import classes from './add-existing.module.css'

/** Filters wait so long for the next key, in milliseconds (spec §9). */
const DEBOUNCE_MS = 500

/** All mentees of another project who match, after it was said how many they are. */
export function AddMatching() {
  const { t } = useTexts()
  const told = usePluralText()
  const { ProjectId, Projects } = useIdentity()
  const [from, setFrom] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [isDefault, setDefault] = useState(false)
  const typedTo = useDebounced(typed.trim(), DEBOUNCE_MS)
  const filter = { Search: typedTo, Filter: [], Roles: ['Mentee' as const] }
  const matching = useCall(
    'people.countPeople',
    { ProjectId: Number(from), ...filter },
    { enabled: from !== null, retry: false },
  )
  const add = useWrite('imports.addExistingMentees')
  const source = Projects.find(({ Id }) => String(Id) === from)
  const count = matching.data?.count ?? 0
  const error = matching.error ?? add.error

  async function addAll(): Promise<void> {
    const confirmed = await askToConfirm({
      title: told('existing.matching.sure', count, { project: source?.Descr ?? '' }),
      text: t('existing.matching.sureText'),
      confirmLabel: t('existing.matching.add'),
    })
    if (confirmed) {
      add.mutate({ ProjectId, CurrentProjectId: Number(from), setDefault: isDefault, ...filter })
    }
  }

  return (
    <Card as="section" gap={4} className={classes.card} aria-label={t('existing.matching.title')}>
      <Heading>{t('existing.matching.title')}</Heading>
      <SelectField
        label={t('existing.matching.from')}
        options={Projects.filter(({ Id }) => Id !== ProjectId).map(({ Id, Descr }) => ({
          value: String(Id),
          label: Descr,
        }))}
        value={from}
        onChange={(project) => {
          add.reset()
          setFrom(project)
        }}
      />
      <TextField
        label={t('existing.matching.search')}
        hint={t('existing.matching.searchHint')}
        value={typed}
        maxLength={200}
        onChange={(event) => {
          add.reset()
          setTyped(event.currentTarget.value)
        }}
      />
      <Checkbox label={t('existing.matching.default')} checked={isDefault} onChange={setDefault} />
      <div role="status">
        {matching.data && !add.data && told('existing.matching.count', count)}
        {add.data &&
          told('existing.done', add.data.Added, {
            already: add.data.Found - add.data.Added,
          })}
      </div>
      {error && (
        <Text role="alert" tone="failure">
          {error.code === 'not_found' || error.code === 'forbidden'
            ? t('existing.matching.refused')
            : errorText(error, t)}
        </Text>
      )}
      <Button
        loading={add.isPending}
        disabled={count === 0 || typedTo !== typed.trim() || add.data !== undefined}
        onClick={() => void addAll()}
      >
        {t('existing.matching.add')}
      </Button>
    </Card>
  )
}
