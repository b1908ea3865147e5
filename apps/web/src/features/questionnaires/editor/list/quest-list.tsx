import { Heading, Row, Text } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconCopy, IconEye, IconPlus, IconTrash, IconUsersPlus } from '@tabler/icons-react'
import { formatDateTime } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { pathOf } from '@telemachos/contract/paths'
import { useState, type ReactNode } from 'react'
import { call, useCall, useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import {
  askForText,
  Badge,
  Button,
  IconButton,
  PagedTable,
  useTableState,
  type TableColumn,
  showSystemMessage,
} from '#ui'
import { useRemoveQuest } from '../removal/use-remove-quest.ts'
import { UseDialog } from '../../assign/use-dialog.tsx'
import classes from './quest-list.module.css'

type Listed = CallOutput<'questionnaires.listQuests'>['list'][number]

interface Props {
  /** What else can be done with the list, such as bringing questionnaires in. */
  readonly actions?: ReactNode
}

/** The project's questionnaires: how each stands, and who wrote at it last. */
export function QuestList({ actions }: Props) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const asked = { ProjectId, Search: table.search }
  const query = useCall(
    'questionnaires.listQuests',
    { ...asked, ...table.asked },
    { placeholderData: keepPreviousData },
  )
  const create = useCreate()
  const [used, setUsed] = useState<Listed>()
  const columns: TableColumn<Listed>[] = [
    {
      key: 'title',
      label: t('questEdit.list.title'),
      text: ({ Title }) => Title,
      cell: ({ Id, Title }) => (
        <Link
          to={pathOf('root.defaultlayout.goanyquest')}
          search={{ quest: Id }}
          className={classes.name}
        >
          {Title || t('questEdit.noText')}
        </Link>
      ),
    },
    {
      key: 'state',
      label: t('questEdit.list.state'),
      text: ({ Version, HasChanges }) => t(`questEdit.state.${stateOf(Version, HasChanges)[1]}`),
      cell: (row) => <State row={row} />,
    },
    {
      key: 'actions',
      label: t('questEdit.list.actions'),
      numeric: true,
      text: ({ Actions }) => Actions,
      cell: ({ Actions }) => formatNumber(Actions, language),
    },
    {
      key: 'answers',
      label: t('questEdit.list.answers'),
      numeric: true,
      text: ({ AnswerSets }) => AnswerSets,
      cell: ({ AnswerSets }) => formatNumber(AnswerSets, language),
    },
    {
      key: 'saved',
      label: t('questEdit.list.saved'),
      cell: ({ SavedAt, SavedBy }) =>
        [formatDateTime(SavedAt), SavedBy.trim()].filter(Boolean).join(' · '),
    },
    {
      key: 'more',
      label: t('questEdit.list.more'),
      text: null,
      cell: (row) => <RowTools row={row} onUse={setUsed} onCopy={create.ask} />,
    },
  ]
  const add = (
    <Button
      leftSection={<IconPlus size={18} />}
      loading={create.isBusy}
      onClick={() => void create.ask('')}
    >
      {t('questEdit.list.new')}
    </Button>
  )
  return (
    <div className={classes.page}>
      <Row as="header" gap={3} align="end" justify="between">
        <div>
          <Heading as="h1" size="page">
            {t('route.root.defaultlayout.goanyquest.title')}
          </Heading>
          <Text tone="faint">{t('questEdit.list.lead')}</Text>
        </div>
        <Row gap={2} align="center">
          {actions}
          {add}
        </Row>
      </Row>
      <section className={classes.card}>
        <PagedTable
          label={t('route.root.defaultlayout.goanyquest.title')}
          columns={columns}
          rowKey={({ Id }) => Id}
          table={table}
          query={query}
          readPage={(part, signal) =>
            call('questionnaires.listQuests', { ...asked, ...part }, { signal })
          }
          empty={{ title: t('questEdit.list.none'), text: t('questEdit.list.noneText') }}
        />
      </section>
      {used && <UseDialog quest={used} onClose={() => setUsed(undefined)} />}
    </div>
  )
}

interface RowToolsProps {
  readonly row: Listed
  readonly onUse: (row: Listed) => void
  readonly onCopy: (title: string, id: number) => Promise<void>
}

/** What can be done with a questionnaire without opening it. */
function RowTools({ row, onUse, onCopy }: RowToolsProps) {
  const { t } = useTexts()
  const { Id, Title, Version, CanEdit } = row
  const remove = useRemoveQuest()
  return (
    <span className={classes.rowTools}>
      {Version !== null && (
        <IconButton label={t('questUse.open', { title: Title })} onClick={() => onUse(row)}>
          <IconUsersPlus size={18} />
        </IconButton>
      )}
      <Link
        to={pathOf('root.defaultlayout.goanyquest')}
        search={{ quest: Id, view: 'preview' }}
        className={classes.icon}
        aria-label={t('questEdit.list.preview', { title: Title })}
        title={t('questEdit.list.preview', { title: Title })}
      >
        <IconEye size={18} aria-hidden="true" />
      </Link>
      <IconButton
        label={t('questEdit.list.copy', { title: Title })}
        onClick={() =>
          void onCopy(t('questEdit.list.copyTitle', { title: Title }).slice(0, 300), Id)
        }
      >
        <IconCopy size={18} />
      </IconButton>
      {CanEdit && (
        <IconButton
          label={t('questRemove.quest', { title: Title })}
          onClick={() => void remove(Id, Title)}
        >
          <IconTrash size={18} />
        </IconButton>
      )}
    </span>
  )
}

/** Asks for a title, makes the questionnaire and opens it. */
function useCreate() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const navigate = useNavigate()
  const write = useWrite('questionnaires.createQuest')
  const ask = async (value: string, CopyOf?: number): Promise<void> => {
    const title = await askForText({
      title: t('questEdit.list.new'),
      label: t('questEdit.titleOf'),
      value,
      check: (text) =>
        text.trim() === ''
          ? t('rule.required')
          : text.trim().length > 300
            ? t('rule.too_long')
            : undefined,
    })
    if (title === null) return
    try {
      const { QuestId } = await write.mutateAsync({
        ProjectId,
        Title: { el: title.trim() },
        CopyOf: CopyOf ?? null,
      })
      void navigate({ to: pathOf('root.defaultlayout.goanyquest'), search: { quest: QuestId } })
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return { ask, isBusy: write.isPending }
}

function State({ row: { Version, HasChanges, CanEdit } }: { readonly row: Listed }) {
  const { t } = useTexts()
  const [tone, state] = stateOf(Version, HasChanges)
  return (
    <span className={classes.state}>
      <Badge tone={tone}>{t(`questEdit.state.${state}`)}</Badge>
      <small>
        {Version !== null && t('questEdit.versions.number', { version: Version })}
        {!CanEdit && ` ${t('questEdit.state.foreign')}`}
      </small>
    </span>
  )
}

function stateOf(version: number | null, hasChanges: boolean) {
  if (version === null) return ['inactive', 'draft'] as const
  return hasChanges ? (['scheduled', 'changed'] as const) : (['done', 'published'] as const)
}
