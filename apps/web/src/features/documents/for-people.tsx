import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import { IconX } from '@tabler/icons-react'
import { pathOf } from '@telemachos/contract/paths'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import {
  call,
  errorText,
  fetchFile,
  useCall,
  useIdentity,
  useTexts,
  useWrite,
  type CallOutput,
} from '#shared'
import { BATCH_ROLES, MAX_PEOPLE } from '@telemachos/contract/documents/limits'
import {
  announce,
  Button,
  Checkbox,
  ProjectLink,
  SearchField,
  SelectField,
  toast,
  useDebounced,
} from '#ui'
import { BatchList } from './batch-list.tsx'
import classes from './documents.module.css'

/** How long a download has before its address is taken back (spec §9). */
const REVOKE_MS = 1_500

type Found = CallOutput<'people.findPeople'>[number]
/** Whom a document is made for beside those who are chosen. */
type Everybody = '' | (typeof BATCH_ROLES)[number]

/** A document for several people: numbers for each, and one PDF of all. */
export function ForPeople({ name }: { readonly name: string }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [chosen, setChosen] = useState<readonly Found[]>([])
  const [each, setEach] = useState(true)
  const [everybody, setEverybody] = useState<Everybody>('')
  const [mails, setMails] = useState(false)
  const [keeps, setKeeps] = useState(false)
  const [issues, setIssues] = useState(false)
  const keeping = useWrite('documents.keepDocument')
  /** For whom it was kept last. */
  const [kept, setKept] = useState<typeof chosen>()
  const beginning = useWrite('documents.beginBatch')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const UserIds = chosen.map(({ Id }) => Id)

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    setKept(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  const issue = () =>
    attempt(async () => {
      const issued = await call('documents.issueDocument', { ProjectId, Name: name, UserIds })
      toast(t('documents.issued', { count: issued.length }))
    })
  const print = () =>
    attempt(async () => {
      const input = { ProjectId, Name: name, UserIds, Each: each }
      const href = URL.createObjectURL(await fetchFile('documents.printDocument', input))
      Object.assign(document.createElement('a'), { href, download: `${name}.pdf` }).click()
      setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS)
    })
  const keep = () =>
    attempt(async () => {
      await keeping.mutateAsync({ ProjectId, Name: name, UserIds, Each: each })
      setKept(chosen)
      announce(t('documents.keptItem'))
    })
  const begin = () =>
    attempt(async () => {
      await beginning.mutateAsync({
        ProjectId,
        Name: name,
        UserIds,
        Issues: issues,
        Mails: mails,
        Keeps: keeps,
        ...(everybody !== '' && { Everybody: everybody }),
      })
      toast(t('documents.batch.begun'))
      setChosen([])
      setEverybody('')
    })
  const isNobody = chosen.length === 0
  return (
    <>
      <Card as="section" gap={3} aria-labelledby="document-people">
        <Heading id="document-people">{t('documents.people')}</Heading>
        <Text tone="soft">{t('documents.people.lead')}</Text>
        <People chosen={chosen} onChange={setChosen} />
        <Checkbox label={t('documents.people.each')} checked={each} onChange={setEach} />
        {problem !== undefined && <FailureNotice>{errorText(problem, t)}</FailureNotice>}
        <Row gap={2}>
          <Button
            loading={busy}
            held={isNobody || chosen.length > MAX_PEOPLE}
            onClick={() => void print()}
          >
            {t('documents.print')}
          </Button>
          <Button
            variant="default"
            held={busy || isNobody || chosen.length > MAX_PEOPLE}
            onClick={() => void issue()}
          >
            {t('documents.issue')}
          </Button>
          <Button
            variant="default"
            held={busy || isNobody || chosen.length > MAX_PEOPLE}
            onClick={() => void keep()}
          >
            {t('documents.keep')}
          </Button>
        </Row>
        {kept === chosen && (
          <Text>
            {t('documents.keptItem')}{' '}
            <ProjectLink to={pathOf('library')} hash="show=own">
              {t('documents.keptOpen')}
            </ProjectLink>
          </Text>
        )}
      </Card>
      <Card as="section" gap={3} aria-labelledby="document-background">
        <Heading id="document-background">{t('documents.background')}</Heading>
        <Text tone="soft">{t('documents.background.lead')}</Text>
        <SelectField
          label={t('documents.everybody')}
          options={(['', ...BATCH_ROLES] as const).map((value) => ({
            value,
            label: t(`documents.everybody.${value || 'chosen'}`, { count: chosen.length }),
          }))}
          value={everybody}
          onChange={(value) => setEverybody(value as Everybody)}
        />
        <Checkbox label={t('documents.background.issue')} checked={issues} onChange={setIssues} />
        <Checkbox label={t('documents.background.keep')} checked={keeps} onChange={setKeeps} />
        <Checkbox label={t('documents.background.mail')} checked={mails} onChange={setMails} />
        <Row>
          <Button
            variant="default"
            loading={busy}
            held={isNobody && everybody === ''}
            onClick={() => void begin()}
          >
            {t('documents.background.begin')}
          </Button>
        </Row>
      </Card>
      <BatchList />
    </>
  )
}

interface PeopleProps {
  readonly chosen: readonly Found[]
  readonly onChange: (chosen: readonly Found[]) => void
}

/** People who are found by their names, one after the other. */
function People({ chosen, onChange }: PeopleProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [search, setSearch] = useState('')
  const wanted = useDebounced(search.trim())
  const found = useCall(
    'people.findPeople',
    { ProjectId, Search: wanted },
    { enabled: wanted !== '' },
  )
  const ids = new Set(chosen.map(({ Id }) => Id))
  const others = (wanted === '' ? [] : (found.data ?? [])).filter(({ Id }) => !ids.has(Id))
  return (
    <>
      <SearchField
        label={t('documents.people.search')}
        placeholder={t('documents.people.search')}
        value={search}
        onChange={setSearch}
      />
      {others.length > 0 && (
        <Row gap={2}>
          {others.map((one) => (
            <Button
              key={one.Id}
              variant="default"
              size="compact-md"
              onClick={() => onChange([...chosen, one])}
            >
              {t('documents.people.add', { name: fullName(one) })}
            </Button>
          ))}
        </Row>
      )}
      <Text tone="soft">{t('documents.people.chosen', { count: chosen.length })}</Text>
      {chosen.length > 0 && (
        <ul className={classes.people}>
          {chosen.map((one) => (
            <li key={one.Id}>
              <Button
                variant="subtle"
                size="compact-md"
                leftSection={<IconX size={16} aria-hidden="true" />}
                aria-label={t('documents.people.remove', { name: fullName(one) })}
                onClick={() => onChange(chosen.filter(({ Id }) => Id !== one.Id))}
              >
                {fullName(one)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
