import { Card, Heading, Text } from '#layout'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { errorText, useAskBeforeMany, useCall, useIdentity, useTexts, useWrite } from '#shared'
import { Button, Checkbox, SelectField, TextField, useDebounced } from '#ui'
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
  const askBeforeMany = useAskBeforeMany()
  const add = useWrite('imports.addExistingMentees')
  const nameOf = (id: number): string => Projects.find(({ Id }) => Id === id)?.Descr ?? ''
  /** From where and into where, in every sentence about it. */
  const route = { from: nameOf(Number(from)), into: nameOf(ProjectId) }
  const count = matching.data?.count ?? 0
  const error = matching.error ?? add.error

  async function addAll(): Promise<void> {
    const Confirmed = await askBeforeMany({
      title: told('existing.matching.sure', count, route),
      text: [
        t('existing.matching.sureText', route),
        ...(isDefault ? [t('existing.matching.sureDefault', route)] : []),
      ].join(' '),
      count,
      isFinal: true,
      confirmLabel: t('existing.matching.add', route),
    })
    if (Confirmed !== undefined) {
      add.mutate({
        ProjectId: Number(from),
        CurrentProjectId: ProjectId,
        setDefault: isDefault,
        ...(Confirmed > 0 && { Confirmed }),
        ...filter,
      })
    }
  }

  return (
    <Card as="section" gap={4} className={classes.card} aria-label={t('existing.matching.title')}>
      <Heading>{t('existing.matching.title')}</Heading>
      <div className={classes.route}>
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
        <IconArrowRight className={classes.arrow} aria-hidden="true" />
        <dl className={classes.into}>
          <dt>{t('existing.matching.into')}</dt>
          <dd>{route.into}</dd>
        </dl>
      </div>
      <TextField
        type="search"
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
          told('existing.matching.done', add.data.Added, {
            already: add.data.Found - add.data.Added,
            from: add.data.From.Descr,
            into: add.data.Into.Descr,
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
        {t('existing.matching.add', route)}
      </Button>
    </Card>
  )
}
