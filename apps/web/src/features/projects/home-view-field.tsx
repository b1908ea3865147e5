import { VIEW_ROLES } from '@telemachos/contract/views/limits'
import { useDeferredValue, useState } from 'react'
import { Stack } from '#layout'
import { useCall, useTexts } from '#shared'
import { Combobox, SelectField } from '#ui'
import { roleName } from './change-words.ts'
import { isObject, type Json } from './json-path.ts'

/** Whose home is a view: that of all, or that of some roles. */
const SCOPES = ['all', 'roles'] as const

interface Props {
  readonly frame: {
    readonly label: string
    readonly hint?: string | undefined
    readonly error?: string | undefined
  }
  /** Undefined while the project is being made: it has no views yet. */
  readonly projectId: number | undefined
  /** One view for all, or views by role; undefined where homes are the product's own. */
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
}

/** The view that stands on the home, for everybody or for each role. */
export function HomeViewField({ frame, projectId, value, onChange }: Props) {
  const { t } = useTexts()
  // Chosen, and without a view as yet: settings know nothing of it.
  const [isAwaited, setAwaited] = useState(false)
  const byRole = isObject(value) ? value : undefined
  const name = typeof value === 'string' && value !== '' ? value : null
  const scope = byRole ? 'roles' : name !== null || isAwaited ? 'all' : null
  return (
    <Stack gap={3}>
      <SelectField
        {...frame}
        none={t('projects.set.home.own')}
        options={SCOPES.map((one) => ({ value: one, label: t(`projects.set.home.${one}`) }))}
        value={scope}
        onChange={(next) => {
          setAwaited(next === 'all')
          onChange(next === 'roles' ? {} : undefined)
        }}
      />
      {scope === 'all' && (
        <ViewChoice
          label={t('projects.set.home.view')}
          projectId={projectId}
          value={name}
          onChange={(next) => onChange(next ?? undefined)}
        />
      )}
      {byRole && (
        <Stack gap={3} role="group" aria-label={t('projects.set.home.byRole')}>
          {VIEW_ROLES.map((role) => {
            const { [role]: own, ...others } = byRole
            return (
              <ViewChoice
                key={role}
                label={roleName(role, t)}
                projectId={projectId}
                value={typeof own === 'string' ? own : null}
                onChange={(next) => onChange(next === null ? others : { ...others, [role]: next })}
              />
            )
          })}
        </Stack>
      )}
    </Stack>
  )
}

interface ViewChoiceProps {
  readonly label: string
  readonly projectId: number | undefined
  readonly value: string | null
  readonly onChange: (name: string | null) => void
}

/** One of the project's published views, found by its name. */
function ViewChoice({ label, projectId, value, onChange }: ViewChoiceProps) {
  const [typed, setTyped] = useState('')
  const Search = useDeferredValue(typed.trim())
  const { data } = useCall(
    'views.listViews',
    { ProjectId: projectId ?? 0, Search },
    { enabled: projectId !== undefined, retry: false },
  )
  const names = (data?.list ?? [])
    .filter((view) => view.Class !== 'directive' && view.Published !== null)
    .map(({ Name }) => Name)
  // One that is no longer there is shown as it is.
  const all = value === null || names.includes(value) ? names : [value, ...names]
  return (
    <Combobox
      label={label}
      options={all.map((one) => ({ value: one, label: one }))}
      value={value}
      onChange={onChange}
      onType={setTyped}
    />
  )
}
