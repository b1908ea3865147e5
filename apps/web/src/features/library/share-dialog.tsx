import { FailureNotice, Row, Stack, Text } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import type { Role } from '@telemachos/contract/core/roles'
import { LIBRARY_ROLES } from '@telemachos/contract/library/roles'
import { useState } from 'react'
import { errorText, useCall, useIdentity, useParticipant, useTexts, useWrite } from '#shared'
import {
  Checkbox,
  DialogFrame,
  lastPage,
  Loadable,
  Pager,
  SelectField,
  Switch,
  TextField,
  toast,
  useSearchText,
  SEARCH_MS,
} from '#ui'
import type { Item } from './item.ts'
import classes from './library.module.css'

interface Props {
  readonly items: readonly Item[]
  readonly onClose: () => void
}

type Chosen = ReadonlyMap<number, string>

/** Shares items with people and with groups; a mentor is shown their own mentees first (spec §6). */
export function ShareDialog({ items, onClose }: Props) {
  const { t } = useTexts()
  const isMentor = useParticipant() === 'mentor'
  const [kind, setKind] = useState<'people' | 'groups'>('people')
  const [people, setPeople] = useState<Chosen>(new Map())
  const [groups, setGroups] = useState<Chosen>(new Map())
  const [problem, setProblem] = useState(false)
  const one = useWrite('library.share')
  const many = useWrite('library.shareItems')
  const error = one.error ?? many.error
  const [first] = items
  const title =
    items.length === 1 && first ? first.Title : t('library.many.title', { count: items.length })
  const chosen = [
    ...people.values(),
    ...[...groups.values()].map((name) => t('library.groupOf', { name })),
  ]
  const share = () => {
    if (chosen.length === 0) return setProblem(true)
    const receivers = { MenteeIds: [...people.keys()], GroupIds: [...groups.keys()] }
    const onSuccess = (): void => {
      toast(t('SUCCESS_SHARE'))
      onClose()
    }
    const ItemIds = items.map(({ Id }) => Id)
    if (ItemIds.length > 1) many.mutate({ ItemIds, ...receivers }, { onSuccess })
    else if (first) one.mutate({ ItemId: first.Id, ...receivers, isNew: true }, { onSuccess })
  }
  return (
    <DialogFrame
      title={t('library.share.of', { title })}
      confirmLabel={t('library.share')}
      onCancel={onClose}
      onConfirm={share}
    >
      <SelectField
        label={t('library.share.with')}
        value={kind}
        none={t('library.share.people')}
        options={[{ value: 'groups', label: t('library.share.groups') }]}
        onChange={(value) => setKind(value === 'groups' ? 'groups' : 'people')}
      />
      {kind === 'people' ? (
        <People isMentor={isMentor} chosen={people} onChange={setPeople} />
      ) : (
        <Groups chosen={groups} onChange={setGroups} />
      )}
      <Text size="small" tone="soft" aria-live="polite">
        {chosen.length === 0
          ? t('library.share.nobody')
          : t('library.share.chosen', { names: chosen.join(', ') })}
      </Text>
      {problem && chosen.length === 0 && <FailureNotice>{t('library.share.choose')}</FailureNotice>}
      {error && (
        <FailureNotice>
          {t('FAIL_SHARE')} {errorText(error, t)}
        </FailureNotice>
      )}
    </DialogFrame>
  )
}

interface ChooseProps {
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

function People({ isMentor, chosen, onChange }: ChooseProps & { readonly isMentor: boolean }) {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [ownOnly, setOwnOnly] = useState(isMentor)
  const [role, setRole] = useState<Role>()
  const query = useCall(
    'library.listReceivers',
    {
      Search: search,
      page,
      ...(isMentor && ownOnly && { MentorId: UserId }),
      ...(!ownOnly && role && { Role: role }),
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <Stack gap={2}>
      {isMentor && (
        <Switch
          label={t('library.share.ownMentees')}
          on={ownOnly}
          onChange={(own) => {
            setOwnOnly(own)
            setPage(1)
          }}
        />
      )}
      {!ownOnly && (
        <SelectField
          label={t('library.share.role')}
          value={role ?? ''}
          none={t('library.share.anyRole')}
          options={LIBRARY_ROLES.map((one) => ({ value: one, label: t(`identity.role.${one}`) }))}
          onChange={(value) => {
            setRole(LIBRARY_ROLES.find((one) => one === value))
            setPage(1)
          }}
        />
      )}
      <Search value={search} onChange={setSearch} onPage={setPage} />
      <Loadable query={query}>
        {({ list, All }) => (
          <>
            <Choices
              rows={list.map(({ Id, Name, Roles, MentorName }) => ({
                Id,
                Name,
                more: [
                  Roles.map((one) => t(`identity.role.${one}`)).join(', '),
                  ...(MentorName === null ? [] : [t('library.share.mentor', { name: MentorName })]),
                ].join(' · '),
              }))}
              {...{ chosen, onChange }}
            />
            <Pager page={page} last={lastPage(All)} onChange={setPage} />
          </>
        )}
      </Loadable>
    </Stack>
  )
}

function Groups({ chosen, onChange }: ChooseProps) {
  const { t } = useTexts()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const query = useCall(
    'library.listGroups',
    { Search: search, page },
    { placeholderData: keepPreviousData },
  )
  return (
    <Stack gap={2}>
      <Text size="small" tone="faint">
        {t('library.share.groupsText')}
      </Text>
      <Search value={search} onChange={setSearch} onPage={setPage} />
      <Loadable query={query}>
        {({ list, All }) => (
          <>
            <Choices
              rows={list.map(({ Id, Name, Mentees }) => ({
                Id,
                Name,
                more: t('library.share.mentees', { count: Mentees }),
              }))}
              {...{ chosen, onChange }}
            />
            <Pager page={page} last={lastPage(All)} onChange={setPage} />
          </>
        )}
      </Loadable>
    </Stack>
  )
}

interface SearchProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onPage: (page: number) => void
}

/** What is searched by; the window is one form already, so that it is a field alone. */
function Search({ value, onChange, onPage }: SearchProps) {
  const { t } = useTexts()
  const { typed, setTyped } = useSearchText(
    value,
    (text) => {
      onPage(1)
      onChange(text)
    },
    SEARCH_MS,
  )
  return (
    <TextField
      type="search"
      label={t('library.share.search')}
      value={typed}
      maxLength={100}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}

interface ChoicesProps extends ChooseProps {
  readonly rows: readonly { readonly Id: number; readonly Name: string; readonly more?: string }[]
}

function Choices({ rows, chosen, onChange }: ChoicesProps) {
  const { t } = useTexts()
  if (rows.length === 0) return <Text tone="faint">{t('library.share.none')}</Text>
  return (
    <ul className={classes['choices']}>
      {rows.map(({ Id, Name, more }) => (
        <li key={Id}>
          <Row gap={2} align="center">
            <Checkbox
              label={more === undefined ? Name : `${Name} · ${more}`}
              checked={chosen.has(Id)}
              onChange={(isChosen) => {
                const next = new Map(chosen)
                if (isChosen) next.set(Id, Name)
                else next.delete(Id)
                onChange(next)
              }}
            />
          </Row>
        </li>
      ))}
    </ul>
  )
}
