import { Row, Stack } from '#layout'
import { useTexts } from '#shared'
import { Button } from '#ui'
import { NOTHING, tick, type Selected } from '#lists'
import { formatNumber } from '@telemachos/rules/numbers'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ActionChoice } from './action-choice.tsx'
import classes from './workspace.module.css'
import { HoldersPane } from './holders-pane.tsx'
import { holderKindOf, type Holder, type LinkMode } from './link-kind.ts'
import { PeoplePane } from './people-pane.tsx'
import { useActionChoice } from './use-action-choice.ts'
import { useChosen } from './use-chosen.ts'
import { useLinkKey } from './use-link-key.ts'
import { useLinking } from './use-linking.ts'
import { usePeopleDrag } from './use-people-drag.ts'

interface WorkspaceProps {
  readonly mode: LinkMode
  readonly mayLink: boolean
}

/** What was left out, in words beside where it is chosen. */
interface Lacking {
  readonly people?: string
  readonly holder?: string
  readonly actions?: string
}

/** People on the left, those who look after them on the right, and what links them below. */
export function Workspace({ mode, mayLink }: WorkspaceProps) {
  const { t } = useTexts()
  const isMentor = holderKindOf(mode) === 'mentor'
  const people = useChosen(isMentor ? 'mentee' : 'mentor')
  const { selection } = people
  const [holder, setHolder] = useState<Holder | null>(null)
  const [actionIds, setActionIds] = useActionChoice()
  const [lacking, setLacking] = useState<Lacking>({})
  const { link, busy } = useLinking(mode)
  const selected = useRef(selection.selected)
  useEffect(() => {
    selected.current = selection.selected
  })
  const desk = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What is lacking may lie above what is seen.
    desk.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' })
  }, [lacking])

  /** Whoever drags somebody who was not chosen means that one alone; who was chosen stays so. */
  const drag = usePeopleDrag((held, target) => {
    if (selection.has(held.Id)) {
      setHolder(target)
      linkTo(target)
      return
    }
    const { people: _, ...found } = findLacking(target)
    void act(target, true, found, tick(NOTHING, [held.Id], true))
  })

  /** Spec §5: linking actions needs at least one of them, and a mentor. */
  function findLacking(wanted: Holder | null): Lacking {
    return {
      ...(selection.count === 0 && { people: t('linking.nobodyChosen') }),
      ...(wanted === null && {
        holder: isMentor ? t('rule.no_mentor_selected') : t('linking.noHolder'),
      }),
      ...(mode === 'actions' &&
        actionIds.length === 0 && { actions: t('rule.no_actions_selected') }),
    }
  }

  async function act(
    wanted: Holder | null,
    on: boolean,
    found: Lacking,
    chosen: Selected = selection.selected,
  ): Promise<void> {
    setLacking(found)
    if (Object.keys(found).length > 0 || busy) return
    const { narrowing } = people
    const isDone = await link({ chosen, narrowing, holder: wanted, on, actionIds })
    // Whoever was chosen meanwhile stays chosen.
    if (isDone && chosen === selected.current) selection.clear()
  }
  const linkTo = (wanted: Holder | null) => void act(wanted, true, findLacking(wanted))
  const letGo = () => void act(holder, false, findLacking(holder))
  const endMentor = () => {
    const { holder: _, ...found } = findLacking(null)
    void act(null, true, found)
  }

  useLinkKey(mayLink, () => linkTo(holder))
  return (
    <Stack ref={desk} gap={4}>
      {mode === 'actions' && (
        <ActionChoice
          chosen={actionIds}
          onChange={setActionIds}
          error={actionIds.length === 0 ? lacking.actions : undefined}
        />
      )}
      <div className={classes.panes}>
        <PeoplePane
          mode={mode}
          people={people}
          drag={drag}
          mayLink={mayLink}
          error={selection.count === 0 ? lacking.people : undefined}
        />
        {(mayLink || isMentor) && (
          <HoldersPane
            kind={holderKindOf(mode)}
            holder={holder}
            onChoose={setHolder}
            drag={drag}
            mayLink={mayLink}
            error={holder === null ? lacking.holder : undefined}
          />
        )}
      </div>
      {mayLink && (
        <Bar
          count={selection.count}
          holder={holder}
          buttons={
            <>
              {isMentor ? (
                <Button variant="default" held={busy} onClick={endMentor}>
                  {t(mode === 'actions' ? 'linking.reset' : 'linking.unlink')}
                </Button>
              ) : (
                <Button variant="default" held={busy} onClick={letGo}>
                  {t('linking.letGo')}
                </Button>
              )}
              <Button loading={busy} onClick={() => linkTo(holder)}>
                {t(isMentor ? 'linking.link' : 'linking.takeIn')}
              </Button>
            </>
          }
        />
      )}
    </Stack>
  )
}

interface BarProps {
  readonly count: number
  readonly holder: Holder | null
  readonly buttons: ReactNode
}

function Bar({ count, holder, buttons }: BarProps) {
  const { t, language } = useTexts()
  return (
    <section aria-label={t('linking.bar')} className={classes.bar} data-foot-bar>
      <div className={classes.said}>
        <p role="status">
          {t('linking.chosen', { count, number: formatNumber(count, language) })}
          {holder && (
            <strong> {t('linking.to', { name: `${holder.FirstName} ${holder.LastName}` })}</strong>
          )}
        </p>
        <p className={classes.keys} data-print="none">
          {t('linking.keys')}
        </p>
      </div>
      <Row gap={2}>{buttons}</Row>
    </section>
  )
}
