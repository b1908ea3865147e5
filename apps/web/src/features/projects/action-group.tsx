import { Row } from '#layout'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { useId, useState } from 'react'
import { useTexts } from '#shared'
import { Button, Checkbox, MissingMark } from '#ui'
import { ActionRow } from './action-row.tsx'
import { GroupNames, groupTexts } from './group-names.tsx'
import { FLAGS, hasFlag, withFlag } from './grid-flags.ts'
import type { GridEntry, ProjectAction } from './draft.ts'
import classes from './projects.module.css'
import { moved, ReorderList } from './reorder-list.tsx'
import type { ProjectDraft } from './use-project-draft.ts'

interface Props {
  readonly edit: ProjectDraft
  /** The groups, outermost first; none for actions without one. */
  readonly path: readonly string[]
  /** Whether the groups may be named. */
  readonly mayName: boolean
  readonly members: readonly GridEntry[]
  readonly actions: ReadonlyMap<number, ProjectAction>
  readonly canReorder: boolean
  readonly onChange: (changed: readonly GridEntry[]) => void
  readonly onDissolve: () => void
  readonly onReorder: (next: readonly GridEntry[]) => void
  /** Where an action's content is written; nothing where it may not be. */
  readonly contentPathOf: ((actionId: number) => string) | undefined
  /** Nothing where it may not be taken out. */
  readonly onRemove: ((action: ProjectAction) => void) | undefined
}

/** The actions of one group; its own boxes set a flag for all of them. */
export function ActionGroup(props: Props) {
  const { edit, path, mayName, members, actions, canReorder, contentPathOf } = props
  const { onChange, onDissolve, onReorder, onRemove } = props
  const { t, language } = useTexts()
  const name = path.map((group) => textIn(groupTexts(edit, group), language)).join(' / ')
  const id = useId()
  const [opened, setOpened] = useState<number>()
  const titleOf = ({ ActionId }: GridEntry) => actions.get(ActionId)?.Title ?? String(ActionId)
  return (
    <section aria-labelledby={id} className={classes.group}>
      <Row gap={4} lineGap={2} align="baseline" className={classes.groupHead}>
        <h3 id={id}>{name || t('projects.actions.noGroup')}</h3>
        {path.map((group) => (
          <MissingMark key={group} value={groupTexts(edit, group)} />
        ))}
        {mayName && path.length > 0 && (
          <details className={classes.groupNames}>
            <summary>{t('projects.actions.rename')}</summary>
            {path.map((group, place) => (
              <GroupNames key={group} edit={edit} path={path.slice(0, place + 1)} />
            ))}
          </details>
        )}
        <details>
          <summary>{t('projects.actions.forAll', { count: members.length })}</summary>
          <Row gap={4} lineGap={0} className={classes.flags}>
            {FLAGS.map((flag) => {
              const count = members.filter((entry) => hasFlag(entry, flag)).length
              return (
                <Checkbox
                  key={flag}
                  label={t(`projects.flag.${flag}`)}
                  checked={count === members.length}
                  mixed={count > 0}
                  onChange={(on) => onChange(members.map((entry) => withFlag(entry, flag, on)))}
                />
              )
            })}
          </Row>
        </details>
        {name !== '' && (
          <Button variant="subtle" size="compact-sm" onClick={onDissolve}>
            {t('projects.actions.dissolve', { group: name })}
          </Button>
        )}
      </Row>
      <ReorderList
        label={name || t('projects.actions.noGroup')}
        items={members}
        nameOf={titleOf}
        keyOf={({ ActionId }) => ActionId}
        disabled={!canReorder}
        onMove={(from, to) => onReorder(moved(members, from, to))}
      >
        {(entry) => (
          <ActionRow
            entry={entry}
            title={titleOf(entry)}
            titles={{ el: titleOf(entry), ...actions.get(entry.ActionId)?.Titles }}
            contentPath={contentPathOf?.(entry.ActionId)}
            isOpen={opened === entry.ActionId}
            onOpen={(isOpen) => setOpened(isOpen ? entry.ActionId : undefined)}
            onChange={(changed) => onChange([changed])}
            onRemove={
              onRemove &&
              (() => {
                const action = actions.get(entry.ActionId)
                if (action) onRemove(action)
              })
            }
          />
        )}
      </ReorderList>
    </section>
  )
}
