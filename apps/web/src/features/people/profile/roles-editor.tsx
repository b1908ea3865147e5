import { Card, Heading, Row, Text } from '#layout'
import {
  announce,
  askBeforeAct,
  Button,
  Checkbox,
  ConflictNote,
  Loadable,
  SelectField,
  toast,
} from '#ui'
import { ROLES, type Role } from '@telemachos/contract/core/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  ApiError,
  errorText,
  otherWriter,
  sayNotUndone,
  useOfferUndo,
  useCall,
  useSaveShortcut,
  useTexts,
  useWrite,
  withUndo,
  type Texts,
} from '#shared'
import classes from './roles-editor.module.css'

interface Props {
  readonly userId: number
  readonly name: string
  /** The roles held now, the first being current. */
  readonly held: readonly Role[]
}

/** Gives and takes roles of a person in the project (spec §5, role assignment). */
export function RolesEditor(props: Props) {
  const assignable = useCall('people.listRoles', {})
  return (
    <Loadable query={assignable}>{(roles) => <Editor {...props} assignable={roles} />}</Loadable>
  )
}

interface EditorProps extends Props {
  readonly assignable: readonly Role[]
}

function Editor({ userId, name, held, assignable }: EditorProps) {
  const { t } = useTexts()
  const [wanted, setWanted] = useState<{ from: readonly Role[]; roles: readonly Role[] }>()
  const write = useWrite('people.updateRoles')
  const queries = useQueryClient()
  const offerUndo = useOfferUndo()
  const roles = wanted?.roles ?? held
  const isChanged = wanted !== undefined && String(roles) !== String(wanted.from)
  const theirs = rolesInConflict(write.error)
  const words = (of: readonly Role[]) => of.map((role) => t(`identity.role.${role}`)).join(', ')
  const shown = ROLES.filter((role) => assignable.includes(role) || held.includes(role))

  function choose(next: readonly Role[]): void {
    write.reset()
    // Everybody keeps at least one role, and that one is Mentee.
    if (next.length === 0) announce(t('users.roles.menteeKept'))
    const kept: readonly Role[] = next.length === 0 ? ['Mentee'] : next
    setWanted({ from: wanted?.from ?? held, roles: kept })
  }
  /** @returns whether it was done; what hinders it stands beside the roles. */
  async function send(next: readonly Role[], old: readonly Role[]): Promise<boolean> {
    try {
      await write.mutateAsync({ UserId: userId, Roles: [...next], Old: [...old] })
      setWanted(undefined)
      return true
    } catch {
      return false
    }
  }
  async function keepMine(mine: readonly Role[], seen: readonly Role[]): Promise<void> {
    if (await send(mine, seen)) toast(t('users.roles.saved'))
  }
  /** What hinders it is said wherever the person is by then. */
  async function exchange(next: readonly Role[], old: readonly Role[]): Promise<boolean> {
    try {
      await write.mutateAsync({ UserId: userId, Roles: [...next], Old: [...old] })
      return true
    } catch (error) {
      sayNotUndone(error, t)
      return false
    }
  }
  /** Who gets and loses which role, before that is done; where only their order changes, nothing is asked. */
  async function isMeant(given: readonly Role[], taken: readonly Role[]): Promise<boolean> {
    if (given.length === 0 && taken.length === 0) return true
    const typed = await askBeforeAct({
      title: t('users.roles.sure', { name }),
      text: t('users.roles.sureText'),
      touched: [
        ...given.map((role) => ({
          label: t(`identity.role.${role}`),
          count: t('users.roles.gets'),
        })),
        ...taken.map((role) => ({
          label: t(`identity.role.${role}`),
          count: t('users.roles.loses'),
        })),
      ],
      isFinal: false,
      confirmLabel: t('users.roles.save'),
    })
    return typed !== null
  }
  async function save(): Promise<void> {
    if (!wanted || !isChanged || write.isPending) return
    const { from } = wanted
    const given = roles.filter((role) => !from.includes(role))
    const taken = from.filter((role) => !roles.includes(role))
    if (await isMeant(given, taken)) await withUndo(give(roles, from))
  }
  async function give(next: readonly Role[], from: readonly Role[]): Promise<void> {
    if (!(await send(next, from))) return
    offerUndo({
      done: t('users.roles.savedOf', { name }),
      undo: () => exchange(from, next),
      redo: () => exchange(next, from),
    })
  }
  useSaveShortcut(() => void save())

  return (
    <Card
      as="form"
      gap={4}
      className={classes.card}
      aria-labelledby="roles-title"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Heading id="roles-title">{t('users.roles.title')}</Heading>
      <Text tone="soft">
        {t('users.roles.lead')}
        {assignable.length < shown.length && ` ${t('users.roles.leadSome')}`}
      </Text>
      <div className={classes.roles} role="group" aria-labelledby="roles-title">
        {shown.map((role) => (
          <Checkbox
            key={role}
            label={t(`identity.role.${role}`)}
            checked={roles.includes(role)}
            disabled={!assignable.includes(role)}
            onChange={(checked) =>
              choose(checked ? [...roles, role] : roles.filter((one) => one !== role))
            }
          />
        ))}
      </div>
      {roles.length > 1 && (
        <SelectField
          label={t('users.roles.first')}
          hint={t('users.roles.firstHint')}
          className={classes.first}
          options={roles.map((role) => ({ value: role, label: t(`identity.role.${role}`) }))}
          value={roles[0] ?? null}
          onChange={(first) => {
            const role = roles.find((one) => one === first)
            if (role) choose([role, ...roles.filter((one) => one !== role)])
          }}
        />
      )}
      {theirs && (
        <ConflictNote
          {...otherWriter(write.error)}
          differences={[
            { label: t('users.roles.title'), mine: words(roles), theirs: words(theirs) },
          ]}
          isBusy={write.isPending}
          onMine={() => void keepMine(roles, theirs)}
          onTheirs={() => {
            write.reset()
            setWanted(undefined)
            void queries.invalidateQueries({ queryKey: ['people.getUsersByIds'] })
          }}
        />
      )}
      {write.error && !theirs && (
        <p role="alert" className={classes.problem}>
          {problemText(write.error, t)}
        </p>
      )}
      <Row gap={3}>
        <Button type="submit" disabled={!isChanged} loading={write.isPending}>
          {t('users.roles.save')}
        </Button>
        {isChanged && (
          <Button
            variant="default"
            onClick={() => {
              write.reset()
              setWanted(undefined)
            }}
          >
            {t('users.roles.revert')}
          </Button>
        )}
      </Row>
    </Card>
  )
}

/** The roles that somebody else has given; undefined where a refusal is another one. */
function rolesInConflict(error: unknown): readonly Role[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  return (error.details as { Roles?: readonly Role[] }).Roles
}

function problemText(error: unknown, t: Texts['t']): string {
  if (!(error instanceof ApiError)) return errorText(error, t)
  return error.fields.map(({ message }) => message).join(' ') || errorText(error, t)
}
