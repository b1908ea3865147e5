import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { call, errorText, useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Button, Combobox, SearchField } from '#ui'
import { Outcome } from './outcome.tsx'

interface TryScriptProps {
  readonly actionId: number
  readonly code: string
  readonly isLocal: boolean
  readonly titles: ReadonlyMap<number, string>
}

type Tried = CallOutput<'scripts.tryCompletionScript'>

/** What a script would do for a mentee, before it is saved; nothing is written. */
export function TryScript({ actionId, code, isLocal, titles }: TryScriptProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [search, setSearch] = useState('')
  const [menteeId, setMenteeId] = useState<number | null>(null)
  const [tried, setTried] = useState<Tried>()
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const people = useCall(
    'actions.tryConditions',
    {
      ProjectId,
      ActionId: actionId,
      ShowCondition: '',
      EnableCondition: '',
      Search: search,
    },
    { placeholderData: keepPreviousData },
  )
  const { Mentees = 0, List = [] } = people.data ?? {}

  async function run(): Promise<void> {
    if (menteeId === null) return
    setBusy(true)
    setFailure(undefined)
    try {
      const input = {
        ProjectId,
        ActionId: actionId,
        MenteeId: menteeId,
        Code: code,
        Local: isLocal,
      }
      setTried(await call('scripts.tryCompletionScript', input))
    } catch (error) {
      setTried(undefined)
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card as="section" gap={3} aria-labelledby="try-completion-script">
      <Heading id="try-completion-script">{t('scripts.try')}</Heading>
      <Text tone="soft">{t('scripts.try.lead')}</Text>
      {(Mentees > List.length || search !== '') && (
        <SearchField
          label={t('actions.author.preview.search')}
          placeholder={t('actions.author.preview.search')}
          value={search}
          onChange={setSearch}
        />
      )}
      <Combobox
        label={t('scripts.mentee')}
        options={List.map((one) => ({ value: String(one.Id), label: fullName(one) }))}
        value={menteeId === null ? null : String(menteeId)}
        onChange={(value) => setMenteeId(value === null ? null : Number(value))}
      />
      <Row>
        <Button
          variant="default"
          loading={busy}
          disabled={menteeId === null || code.trim() === ''}
          onClick={() => void run()}
        >
          {t('scripts.run')}
        </Button>
      </Row>
      <div aria-live="polite">
        {failure !== undefined && <FailureNotice>{errorText(failure, t)}</FailureNotice>}
        {tried && (
          <>
            <Outcome outcome={tried} titles={titles} />
            <Text tone="soft">{t('scripts.took', { ms: tried.Ms })}</Text>
          </>
        )}
      </div>
    </Card>
  )
}
