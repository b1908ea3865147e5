import { IconHistory } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { Badge, Checkbox, IconButton } from '#ui'
import { AreaWords } from '../person/area-words.tsx'
import { holderKindOf, listName, type LinkMode, type Person } from './link-kind.ts'
import classes from './people-pane.module.css'
import type { PeopleDrag } from './use-people-drag.ts'

interface PersonRowProps {
  readonly person: Person
  readonly mode: LinkMode
  readonly mayLink: boolean
  readonly checked: boolean
  readonly onCheck: (on: boolean) => void
  readonly source: ReturnType<PeopleDrag['sourceOf']>
  readonly onHistory: () => void
}

/** A person to choose, with who looks after them now. */
export function PersonRow(props: PersonRowProps) {
  const { person, mode, mayLink, checked, onCheck, source, onHistory } = props
  const { t } = useTexts()
  const name = listName(person)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Dragging has another way: the box and the button below.
    <li className={classes.row} data-checked={checked || undefined} draggable={mayLink} {...source}>
      <div className={classes.who}>
        {mayLink ? (
          <Checkbox label={name} checked={checked} onChange={onCheck} />
        ) : (
          <p className={classes.name}>{name}</p>
        )}
        <p className={classes.second} data-indented={mayLink || undefined}>
          {person.Area && (
            <>
              <AreaWords area={person.Area} /> ·{' '}
            </>
          )}
          {useHolderLines(person, mode).join(' · ')}
        </p>
      </div>
      {!person.Active && <Badge tone="inactive">{t('linking.inactive')}</Badge>}
      <IconButton label={t('linking.history.of', { name })} onClick={onHistory}>
        <IconHistory size={18} />
      </IconButton>
    </li>
  )
}

/** Who looks after the person, as far as this kind of linking is concerned. */
function useHolderLines(person: Person, mode: LinkMode): string[] {
  const { t } = useTexts()
  const kind = holderKindOf(mode)
  const names = (some: readonly Parameters<typeof listName>[0][]) => ({
    count: some.length,
    name: some.map(listName).join(', '),
  })
  const { Supervisors, Coordinators } = person
  if (kind === 'supervisor') {
    return [
      Supervisors.length === 0
        ? t('linking.noSupervisor')
        : t('linking.supervisorIs', names(Supervisors)),
    ]
  }
  if (kind === 'coordinator') {
    return [
      Coordinators.length === 0
        ? t('linking.noCoordinator')
        : t('linking.coordinatorIs', names(Coordinators)),
    ]
  }
  return [
    person.Mentor
      ? t('linking.mentorIs', { name: listName(person.Mentor) })
      : t('linking.noMentor'),
    ...person.ActionMentors.map(({ Title, Mentor }) =>
      t('linking.actionMentor', { action: Title, name: listName(Mentor) }),
    ),
  ]
}
