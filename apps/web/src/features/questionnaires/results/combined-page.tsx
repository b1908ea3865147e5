import { pathOf } from '@telemachos/contract/paths'
import { Heading, Stack } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { CheckList } from '#export'
import {
  BackArrow,
  Checkbox,
  EmptyState,
  Loadable,
  ProjectLink,
  SearchField,
  useParams,
  NamedHeading,
} from '#ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { GroupReport } from './group-report.tsx'
import { PersonReport } from './person-report.tsx'
import { PrintButton } from './print-button.tsx'
import { ReportBar } from './report-bar.tsx'
import { readCombinedSearch } from './results-filter.ts'
import classes from './results.module.css'
import { usePersonName } from './use-person-name.ts'

/** The results of several actions together (spec §3, CombinedResults): of one person, or of all. */
export default function CombinedPage() {
  const { t } = useTexts()
  const menteeId = Number(useParams()['menteeId']) || null
  const name = usePersonName(menteeId)
  return (
    <Stack key={menteeId} gap={5} className={classes.page}>
      {menteeId === null ? (
        <ProjectLink to={pathOf('questresults')} className={classes.back}>
          <BackArrow />
          {t('results.back')}
        </ProjectLink>
      ) : (
        <ProjectLink to={pathOf('mentor.mentee.view', { menteeId })} className={classes.back}>
          <BackArrow />
          {t('results.toPerson')}
        </ProjectLink>
      )}
      <header className={classes.head}>
        <div>
          {name === '' ? (
            <Heading as="h1" size="page">
              {t('results.combined.title')}
            </Heading>
          ) : (
            <NamedHeading name={t('results.combined.of', { name })} />
          )}
          <p className={`${classes.lead} ${classes.screen}`}>{t('results.combined.lead')}</p>
        </div>
        <PrintButton />
      </header>
      {menteeId === null ? <OfGroup /> : <OfPerson menteeId={menteeId} />}
    </Stack>
  )
}

interface Asked {
  readonly value: number
  readonly label: string
}

/** The actions that the address names, in its order, and what changes them. */
function useChosen(all: readonly Asked[]) {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const { actions, report } = readCombinedSearch(raw)
  const navigate = useNavigate()
  const readBy = (next: number | undefined) => {
    const { report: _, actions: _all, ...others } = raw
    const search = next === undefined ? others : { ...others, report: next }
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  const choose = (chosen: readonly number[]) => {
    // In the order of the programme, whatever was ticked first.
    const inOrder = all.map(({ value }) => value).filter((id) => chosen.includes(id))
    const others = chosen.filter((id) => !inOrder.includes(id))
    const search = { ...raw, actions: [...inOrder, ...others].join(',') }
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return { chosen: actions ?? all.map(({ value }) => value), report, choose, readBy }
}

function OfPerson({ menteeId }: { readonly menteeId: number }) {
  const { language } = useTexts()
  const { ProjectId } = useIdentity()
  const actions = useCall('actions.listMenteeActions', { ProjectId, MenteeId: menteeId })
  return (
    <Loadable query={actions}>
      {(list) => (
        <PersonChoice
          menteeId={menteeId}
          asked={list.flatMap(({ Id, Title, Titles, QuestId }) =>
            QuestId === null ? [] : [{ value: Id, label: Titles[language] || Title }],
          )}
        />
      )}
    </Loadable>
  )
}

interface PersonChoiceProps {
  readonly menteeId: number
  readonly asked: readonly Asked[]
}

function PersonChoice({ menteeId, asked }: PersonChoiceProps) {
  const { t } = useTexts()
  const { chosen, report, choose, readBy } = useChosen(asked)
  const [withAnswers, setWithAnswers] = useState(false)
  const seen = chosen.filter((id) => asked.some(({ value }) => value === id))
  return (
    <>
      <ReportBar reportId={report} actionIds={seen} onChange={readBy} />
      <div className={`${classes.choose} ${classes.screen}`}>
        <CheckList
          label={t('results.combined.choose')}
          options={asked}
          chosen={seen}
          onChange={choose}
        />
        {report === undefined && (
          <Checkbox
            label={t('results.combined.withAnswers')}
            checked={withAnswers}
            onChange={setWithAnswers}
          />
        )}
      </div>
      {seen.length === 0 ? (
        <EmptyState picture="questionnaire" title={t('results.combined.nothing')} />
      ) : (
        <PersonReport
          menteeId={menteeId}
          reportId={report ?? null}
          actions={asked.filter(({ value }) => seen.includes(value))}
          withAnswers={withAnswers}
        />
      )}
    </>
  )
}

function OfGroup() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [search, setSearch] = useState('')
  const results = useCall('questionnaires.listResults', { ProjectId, Search: search, page: 1 })
  return (
    <>
      {((results.data?.All ?? 0) > 10 || search !== '') && (
        <SearchField
          label={t('results.search')}
          placeholder={t('results.search')}
          value={search}
          onChange={setSearch}
        />
      )}
      <Loadable query={results}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              picture="questionnaire"
              title={search === '' ? t('results.none') : t('ui.table.notFound', { query: search })}
              text={t(search === '' ? 'results.noneText' : 'ui.table.notFoundNext')}
            />
          ) : (
            <GroupChoice
              asked={list
                .flatMap(({ Actions }) => Actions)
                .toSorted((a, b) => a.Place - b.Place)
                .map(({ Id, Title }) => ({ value: Id, label: Title }))}
            />
          )
        }
      </Loadable>
    </>
  )
}

function GroupChoice({ asked }: { readonly asked: readonly Asked[] }) {
  const { t } = useTexts()
  const { chosen, choose } = useChosen(asked)
  return (
    <>
      <div className={`${classes.choose} ${classes.screen}`}>
        <CheckList
          label={t('results.combined.choose')}
          options={asked}
          chosen={chosen}
          onChange={choose}
        />
      </div>
      {chosen.length === 0 ? (
        <EmptyState picture="questionnaire" title={t('results.combined.nothing')} />
      ) : (
        <GroupReport actionIds={chosen} />
      )}
    </>
  )
}
