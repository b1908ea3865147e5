import type { ProjectPath } from '@telemachos/contract/paths'
import { Text } from '#layout'
import { ProjectLink } from '#ui'
import { useTexts, useGroupWords } from '#shared'
import {
  isInformation,
  useWorkOfMentee,
  type WorkSummary,
  summaryWords,
} from '#features/submissions'
import { ActionMark } from './state-label.tsx'
import { actionState, groupActions, titleOf } from './mentee-action.ts'
import type { MenteeAction } from './mentee-action.ts'
import { progressWords } from './progress-words.ts'
import { whenLine } from './when-line.ts'
import classes from './action-list.module.css'

interface Props {
  readonly actions: readonly MenteeAction[]
  readonly now: Date
  /** The path in the project of one action's page. */
  readonly pathOf: (action: MenteeAction) => ProjectPath
  /** The action that is the next step. */
  readonly nextId?: number | undefined
  /** The action whose page is open beside the list. */
  readonly openId?: number | undefined
  /** The level of the groups' headings: one below that of what they are in. */
  readonly level?: 'h2' | 'h3'
}

/** Actions in order under the headings of their groups, each with its state by shape and word. */
export function ActionList({
  actions,
  now,
  pathOf,
  nextId,
  openId,
  level: GroupHeading = 'h3',
}: Props) {
  const { t } = useTexts()
  const groupWords = useGroupWords()
  const work = useWorkOfMentee(actions)
  const groups = groupActions(actions)
  const headed = groups.length > 1 || (groups[0]?.path.length ?? 0) > 0
  return groups.map(({ path, actions: members }) => (
    <section key={members[0]?.Id} className={classes.group}>
      {headed && (
        <GroupHeading className={classes.heading}>
          {groupWords(path) || t('actions.mentee.ahead.noGroup')}
        </GroupHeading>
      )}
      <ul className={classes.list}>
        {members.map((action) => (
          <li key={action.Id}>
            <ProjectLink
              to={pathOf(action)}
              className={classes.row}
              aria-current={action.Id === openId ? 'true' : undefined}
            >
              <Row
                action={action}
                now={now}
                isNext={action.Id === nextId}
                work={work.get(action.Id)}
              />
            </ProjectLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}

interface RowProps {
  readonly action: MenteeAction
  readonly now: Date
  readonly isNext: boolean
  /** How far the mentee is in what the action asks by its type. */
  readonly work: WorkSummary | undefined
}

function Row({ action, now, isNext, work }: RowProps) {
  const { t, language } = useTexts()
  const state = actionState(action, now)
  const when = whenLine(action, now)
  const doing = progressWords(action, t) || summaryWords(work, isInformation(action), t)
  return (
    <>
      <span className={classes.mark}>
        <ActionMark state={state} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          {titleOf(action, language)}
          {isNext && <span className={classes.next}>{t('actions.mentee.ahead.isNext')}</span>}
        </span>
        <Text as="span" tone="faint" size="small" className={classes.second} data-state={state}>
          {t(when.key, when.values)}
        </Text>
        {doing !== '' && (
          <Text as="span" tone="faint" size="small">
            {doing}
          </Text>
        )}
      </span>
    </>
  )
}
