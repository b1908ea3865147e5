import { keepPreviousData } from '@tanstack/react-query'
import { fullName } from '@telemachos/rules/greek-person'
import { useMemo, useState } from 'react'
import { Card, Heading, Text } from '#layout'
import { useCall, useTexts, type CallOutput } from '#shared'
import { Combobox, Loadable, SearchField } from '#ui'
import { TriedView, type Failure } from '../editor/tried-view.tsx'
import classes from '../editor/editor.module.css'
import { frameAction } from '../frame/frame-action.ts'
import type { ActionViewDraft, ActionViewPlace } from './action-view-draft.ts'

/** In which role a viewer is tried. */
const ROLE_OF = { mentee: 'Mentee', mentor: 'Mentor', admin: 'Admin' } as const

/** The parts of a form that mentees read. */
const MENTEE_READS: readonly string[] = ['mentee', 'public', 'mentor']

interface ActionPreviewProps {
  readonly at: ActionViewPlace & { readonly ProjectId: number }
  readonly draft: ActionViewDraft
  readonly callable: CallOutput<'views.listCallable'>
  readonly onFailure: (failure: Failure | undefined) => void
}

type Mentee = CallOutput<'actions.tryConditions'>['List'][number]

/** What the view shows of a mentee's action; nothing is written from here. */
export function ActionPreview({ at, draft, callable, onFailure }: ActionPreviewProps) {
  const { t } = useTexts()
  const { ProjectId, ActionId } = at
  const [search, setSearch] = useState('')
  const [mentee, setMentee] = useState<Mentee>()
  const people = useCall(
    'actions.tryConditions',
    { ProjectId, ActionId, ShowCondition: '', EnableCondition: '', Search: search },
    { placeholderData: keepPreviousData },
  )
  const { Mentees = 0, List = [] } = people.data ?? {}
  const list = mentee && !List.some(({ Id }) => Id === mentee.Id) ? [mentee, ...List] : List
  return (
    <Card as="section" gap={3} aria-labelledby="action-preview" className={classes.preview}>
      <Heading id="action-preview">{t('views.preview')}</Heading>
      {(Mentees > List.length || search !== '') && (
        <SearchField
          label={t('actions.author.preview.search')}
          placeholder={t('actions.author.preview.search')}
          value={search}
          onChange={setSearch}
        />
      )}
      <Combobox
        label={t('views.action.preview.mentee')}
        options={list.map((one) => ({ value: String(one.Id), label: fullName(one) }))}
        value={mentee ? String(mentee.Id) : null}
        onChange={(id) => setMentee(list.find((one) => String(one.Id) === id))}
      />
      {mentee ? (
        <Tried {...{ at, draft, callable, onFailure, mentee }} key={mentee.Id} />
      ) : (
        <Text tone="faint">{t('views.action.preview.none')}</Text>
      )}
    </Card>
  )
}

function Tried(props: ActionPreviewProps & { readonly mentee: Mentee }) {
  const { at, draft, callable, onFailure, mentee } = props
  const { t } = useTexts()
  const { ProjectId, ActionId, ViewType } = at
  const actions = useCall('actions.listMenteeActions', { ProjectId, MenteeId: mentee.Id })
  const parts = useCall('actions.getFormParts', { ActionId, MenteeId: mentee.Id })
  const action = actions.data?.find(({ Id }) => Id === ActionId)
  const bridge = useBridgeOf(action, parts.data?.Parts, ViewType)
  const { Id, FirstName, LastName } = mentee
  const who = { Id, FirstName, LastName, Vocative: FirstName }
  return (
    <>
      <Text tone="faint">{t('views.action.preview.note')}</Text>
      <Loadable query={actions}>
        {() =>
          bridge ? (
            <TriedView
              name={draft.Titles['el'] || action?.Title || t('views.preview')}
              draft={draft}
              callable={callable}
              as={{ Role: ROLE_OF[ViewType], ...(ViewType === 'mentee' && who) }}
              action={bridge}
              onFailure={onFailure}
            />
          ) : (
            <Text tone="faint">
              {parts.isPending ? t('views.loading') : t('views.action.preview.unseen')}
            </Text>
          )
        }
      </Loadable>
    </>
  )
}

/** The action as the viewer would have it; what writes is refused before it comes here. */
function useBridgeOf(
  action: CallOutput<'actions.listMenteeActions'>[number] | undefined,
  parts: CallOutput<'actions.getFormParts'>['Parts'] | undefined,
  viewer: ActionViewPlace['ViewType'],
) {
  const { language } = useTexts()
  return useMemo(() => {
    if (!action || !parts) return undefined
    const isMentee = viewer === 'mentee'
    const seen = parts
      .filter(({ Part }) => !isMentee || MENTEE_READS.includes(Part))
      .map((part) => ({
        ...part,
        MayWrite: isMentee ? part.Part === 'mentee' && !action.Completed : part.MayWrite,
      }))
    const state = frameAction(action, seen, language)
    const same = async () => state
    return { state, read: same, save: same, complete: same }
  }, [action, parts, viewer, language])
}
