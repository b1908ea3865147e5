import { Row, Stack, Text } from '#layout'
import { Button, EmptyState, Loadable, SearchField, showSystemMessage, toast } from '#ui'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError, call, useAskRemoval, useCall, useMayIn, useTexts, useWrite } from '#shared'
import { inProject, pathOf } from '@telemachos/contract/paths'
import { fold } from '@telemachos/rules/greek-text'
import { ActionGroup } from './action-group.tsx'
import { AddActions } from './add-actions.tsx'
import type { GridEntry, ProjectAction } from './draft.ts'
import { NewAction } from './new-action.tsx'
import classes from './projects.module.css'
import type { ProjectDraft } from './use-project-draft.ts'

interface Props {
  readonly edit: ProjectDraft
  readonly mayEdit: boolean
  /** Whether the groups may be named, which the settings do. */
  readonly mayName: boolean
}

/** The project's actions by group: flags, order and due dates (spec §3, grid entry flags). */
export function ActionsTab({ edit, mayEdit, mayName }: Props) {
  const { t } = useTexts()
  const ProjectId = edit.project?.Id ?? 0
  const query = useCall('actions.listActions', { ProjectId, all: true }, { enabled: ProjectId > 0 })
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<'add' | 'new'>()
  const entries = edit.grid ?? []
  const may = useMayIn(ProjectId)
  const contentPathOf = may('actions.saveContent')
    ? (actionId: number) => inProject(ProjectId, pathOf('admin.action.content', { actionId }))
    : undefined
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{t('projects.actions.title')}</h2>
      <Text tone="faint" size="medium">
        {t('projects.actions.text')}
      </Text>
      <Row gap={3} align="center">
        <SearchField
          label={t('projects.actions.search')}
          placeholder={t('projects.actions.search')}
          value={search}
          onChange={setSearch}
        />
        {may('projects.linkActions') && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => setOpened('add')}
          >
            {t('projects.actions.add')}
          </Button>
        )}
        {may('actions.createAction') && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => setOpened('new')}
          >
            {t('projects.actions.new')}
          </Button>
        )}
      </Row>
      <Loadable query={query}>
        {(actions) => (
          <fieldset disabled={!mayEdit} className={classes.plain}>
            <Groups
              edit={edit}
              mayName={mayName}
              contentPathOf={contentPathOf}
              entries={entries}
              actions={actions}
              search={search}
              mayTakeOut={may('projects.unlinkAction')}
            />
          </fieldset>
        )}
      </Loadable>
      {opened === 'add' && (
        <AddActions projectId={ProjectId} onClose={() => setOpened(undefined)} />
      )}
      {opened === 'new' && (
        <NewAction
          projectId={ProjectId}
          contentPathOf={contentPathOf}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}

interface GroupsProps extends Pick<Props, 'edit' | 'mayName'> {
  readonly contentPathOf: ((actionId: number) => string) | undefined
  readonly entries: readonly GridEntry[]
  readonly actions: readonly ProjectAction[]
  readonly search: string
  readonly mayTakeOut: boolean
}

function Groups({
  edit,
  mayName,
  entries,
  actions,
  search,
  mayTakeOut,
  contentPathOf,
}: GroupsProps) {
  const { t } = useTexts()
  const byId = new Map(actions.map((action) => [action.Id, action]))
  const unlink = useWrite('projects.unlinkAction')
  const ask = useAskRemoval()
  const ProjectId = edit.project?.Id ?? 0
  const wanted = fold(search)
  const shown = entries.filter(({ ActionId, Group }) =>
    fold([byId.get(ActionId)?.Title ?? '', ...Group].join(' ')).includes(wanted),
  )
  const groups = Map.groupBy(shown, ({ Group }) => Group.join(' / '))
  if (shown.length === 0) {
    return (
      <EmptyState
        title={t(search === '' ? 'projects.actions.none' : 'projects.actions.notFound')}
        text={t(search === '' ? 'projects.actions.noneText' : 'projects.actions.notFoundText')}
      />
    )
  }
  const replace = (changed: readonly GridEntry[]) => {
    const now = new Map(changed.map((entry) => [entry.ActionId, entry]))
    edit.setGrid(entries.map((entry) => now.get(entry.ActionId) ?? entry))
  }
  /** Within its group an action takes the places of the others; groups stay where they are. */
  const reorder = (members: readonly GridEntry[], next: readonly GridEntry[]) => {
    const places = members.map((entry) => entries.indexOf(entry))
    const list = [...entries]
    for (const [index, place] of places.entries()) list[place] = next[index] as GridEntry
    edit.setGrid(list)
  }
  async function takeOut(action: ProjectAction): Promise<void> {
    const isSure = await ask({
      name: action.Title,
      count: () => call('actions.getUses', { ProjectId, ActionIds: [action.Id] }),
      text: t('projects.actions.removeText'),
    })
    if (!isSure) return
    try {
      await unlink.mutateAsync({ ProjectId, ActionId: action.Id })
      toast(t('projects.actions.removed', { title: action.Title }))
    } catch (error) {
      const reason = reasonOf(error)
      if (reason) toast(t(reason), { kind: 'failed', ms: 10_000 })
      else showSystemMessage(error, t)
    }
  }
  /** Puts the actions of a group, whether they are shown or not, into the one above it. */
  async function dissolve(name: string): Promise<void> {
    const members = entries.filter(({ Group }) => Group.join(' / ') === name)
    const ActionIds = members.map(({ ActionId }) => ActionId)
    const isSure = await ask({
      name,
      count: async () => {
        const { Completions } = await call('actions.getUses', { ProjectId, ActionIds })
        return { Completions }
      },
      known: { Actions: members.length },
      text: t('projects.removal.group'),
    })
    if (isSure) replace(members.map((entry) => ({ ...entry, Group: entry.Group.slice(0, -1) })))
  }
  return (
    <Stack gap={4} packed className={classes.stack}>
      {[...groups].map(([group, members]) => (
        <ActionGroup
          key={group}
          edit={edit}
          mayName={mayName}
          contentPathOf={contentPathOf}
          path={members[0]?.Group ?? []}
          members={members}
          actions={byId}
          canReorder={search === ''}
          onChange={replace}
          onDissolve={() => void dissolve(group)}
          onReorder={(next) => reorder(members, next)}
          onRemove={mayTakeOut ? (action) => void takeOut(action) : undefined}
        />
      ))}
    </Stack>
  )
}

const REASONS = { action_kept: 'rule.action_kept', action_begun: 'rule.action_begun' } as const

function reasonOf(error: unknown): (typeof REASONS)[keyof typeof REASONS] | undefined {
  const rule = error instanceof ApiError ? error.details['rule'] : undefined
  return Object.entries(REASONS).find(([name]) => name === rule)?.[1]
}
