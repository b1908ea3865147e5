import { Card, Stack } from '#layout'
import { compareDrafts } from '@telemachos/questionnaire/author/compare-drafts'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { formatDateTime } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { useMemo, useState } from 'react'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Button, EmptyState, Loadable, SelectField, toast } from '#ui'
import { ExportQuestionnaire } from '../../interchange/export-questionnaire.tsx'
import { readDraft } from '../wire-draft.ts'
import { ChangeList } from './change-list.tsx'
import classes from './versions.module.css'

interface Props {
  readonly questId: number
  readonly draft: Draft
  readonly isReadOnly: boolean
  readonly onRestore: (draft: Draft) => void
}

/** What has been published of a questionnaire, and what differs between any two. */
export function Versions(props: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const query = useCall(
    'questionnaires.listVersions',
    { ProjectId, QuestId: props.questId },
    { staleTime: 0 },
  )
  return (
    <Stack gap={5} className={classes.page}>
      <div>
        <ExportQuestionnaire questId={props.questId} />
      </div>
      <Loadable query={query}>
        {(versions) =>
          versions.length === 0 ? (
            <EmptyState
              picture="history"
              title={t('questEdit.versions.none')}
              text={t('questEdit.versions.noneText')}
            />
          ) : (
            <>
              <VersionTable versions={versions} />
              <Comparison versions={versions} {...props} />
            </>
          )
        }
      </Loadable>
    </Stack>
  )
}

type Version = CallOutput<'questionnaires.listVersions'>[number]

function VersionTable({ versions }: { readonly versions: readonly Version[] }) {
  const { t, language } = useTexts()
  return (
    <table className={classes.list} aria-label={t('questEdit.view.versions')}>
      <thead>
        <tr>
          <th scope="col">{t('questEdit.list.version')}</th>
          <th scope="col">{t('questEdit.versions.published')}</th>
          <th scope="col">{t('questEdit.versions.by')}</th>
          <th scope="col">{t('questEdit.list.answers')}</th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ Version: version, PublishedAt, PublishedBy, AnswerSets }) => (
          <tr key={version}>
            <th scope="row">{version}</th>
            <td>{formatDateTime(PublishedAt)}</td>
            <td>{PublishedBy}</td>
            <td>{formatNumber(AnswerSets, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The draft stands among the versions as the number 0. */
const NOW = 0

function Comparison({ versions, ...props }: Props & { readonly versions: readonly Version[] }) {
  const { questId, draft, isReadOnly, onRestore } = props
  const { t } = useTexts()
  const [from, setFrom] = useState(versions[0]?.Version ?? NOW)
  const [to, setTo] = useState(NOW)
  const before = useVersion(questId, from, draft)
  const after = useVersion(questId, to, draft)
  const nameOf = (version: number): string =>
    version === NOW ? t('questEdit.versions.now') : t('questEdit.versions.number', { version })
  const options = [NOW, ...versions.map(({ Version: version }) => version)].map((version) => ({
    value: `${version}`,
    label: nameOf(version),
  }))
  const isReady = before.data !== undefined && after.data !== undefined
  const changes = useMemo(
    () => (before.data && after.data ? compareDrafts(before.data, after.data) : []),
    [before.data, after.data],
  )
  return (
    <Card as="section" gap={4}>
      <div className={classes.choice}>
        <SelectField
          label={t('questEdit.versions.from')}
          options={options}
          value={`${from}`}
          onChange={(value) => value !== null && setFrom(Number(value))}
        />
        <SelectField
          label={t('questEdit.versions.to')}
          options={options}
          value={`${to}`}
          onChange={(value) => value !== null && setTo(Number(value))}
        />
      </div>
      <Loadable query={before}>
        {() => (
          <Loadable query={after}>{() => isReady && <ChangeList changes={changes} />}</Loadable>
        )}
      </Loadable>
      {!isReadOnly && from !== NOW && (
        <div>
          <Button
            variant="default"
            disabled={before.data === undefined}
            onClick={() => {
              if (!before.data) return
              onRestore(before.data)
              toast(t('questEdit.versions.restored', { version: from }))
            }}
          >
            {t('questEdit.versions.restore', { version: from })}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The draft of a version; that on screen for NOW. Versions never change. */
function useVersion(QuestId: number, version: number, now: Draft) {
  const { ProjectId } = useIdentity()
  const query = useCall(
    'questionnaires.getVersion',
    { ProjectId, QuestId, Version: Math.max(1, version) },
    { enabled: version !== NOW, staleTime: Infinity },
  )
  const data: Draft | undefined = version === NOW ? now : query.data && readDraft(query.data.Draft)
  return { data, error: version === NOW ? null : query.error, refetch: query.refetch }
}
