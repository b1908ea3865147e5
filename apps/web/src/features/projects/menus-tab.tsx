import { builtInOf } from '@telemachos/contract/core/define-texts'
import { Row, Stack, Text } from '#layout'
import { askToConfirm, Button, Combobox, EmptyState, IconButton, SelectField } from '#ui'
import { IconAlertTriangle, IconPlus, IconTrash } from '@tabler/icons-react'
import { missingLanguages, textIn } from '@telemachos/contract/core/text-by-language'
import { MEMBER_ROLES, type Role } from '@telemachos/contract/core/roles'
import type { RouteDefinition } from '@telemachos/contract/core/routes'
import { ROUTES } from '@telemachos/contract/routes'
import { useState } from 'react'
import { useTexts } from '#shared'
import { pathText } from '@telemachos/rules/json-keys'
import { roleName } from './change-words.ts'
import { DraftTexts } from './draft-texts.tsx'
import { firstMenu } from './first-menus.ts'
import { getAt, type Json, type JsonPath } from './json-path.ts'
import { isClosedTo, isOffered } from './menu-pages.ts'
import { MenuPreview } from './menu-preview.tsx'
import { indented, outdented, type Nested } from './nest-entries.ts'
import classes from './projects.module.css'
import { moved, ReorderList } from './reorder-list.tsx'
import { pathIn, textsAt } from './texts-at.ts'
import { useBothTexts } from './use-both-texts.ts'
import type { ProjectDraft } from './use-project-draft.ts'
import { useRowFocus } from './use-row-focus.ts'

const ROLES_WITH_MENU = MEMBER_ROLES
const LABEL = { path: ['label'] }

interface MenusTabProps {
  readonly edit: ProjectDraft
  /** An entry whose role to open with, as `Settings.Roles.Mentor[3]`. */
  readonly at: JsonPath
}

/** The top tabs of each role, with their sub-menus (spec §3, Settings.Roles). */
export function MenusTab({ edit, at }: MenusTabProps) {
  const { t } = useTexts()
  const [role, setRole] = useState<Role>(
    (at[1] === 'Roles' && ROLES_WITH_MENU.find((one) => one === at[2])) || 'Admin',
  )
  const path = ['Settings', 'Roles', role]
  const count = (one: Role) => listAt(edit, ['Settings', 'Roles', one]).length
  const lacking = listAt(edit, path).flatMap(withItems).filter(isLacking).length
  const say = useBothTexts()
  const others = ROLES_WITH_MENU.filter((one) => one !== role && count(one) > 0)

  async function copyFrom(from: Role): Promise<void> {
    const isSure =
      count(role) === 0 ||
      (await askToConfirm({
        title: t('projects.menus.copyTitle', { role: roleName(role, t) }),
        confirmLabel: t('projects.menus.copyConfirm'),
      }))
    if (isSure) edit.set(path, edit.get(['Settings', 'Roles', from]))
  }
  async function reset(): Promise<void> {
    if (!say) return
    const isSure =
      count(role) === 0 ||
      (await askToConfirm({
        title: t('projects.menus.resetTitle', { role: roleName(role, t) }),
        text: t('projects.menus.resetText'),
        confirmLabel: t('projects.menus.reset'),
      }))
    if (isSure) edit.set(path, firstMenu(role, say))
  }
  return (
    <div className={classes.beside}>
      <section className={classes.card}>
        <h2 className={classes.heading}>{t('projects.menus.title')}</h2>
        <Text tone="faint" size="medium">
          {t('projects.menus.text')}
        </Text>
        <div className={classes.choices}>
          <SelectField
            label={t('projects.menus.role')}
            options={ROLES_WITH_MENU.map((one) => ({
              value: one,
              label: t('projects.menus.roleCount', { role: roleName(one, t), count: count(one) }),
            }))}
            value={role}
            onChange={(next) => setRole(ROLES_WITH_MENU.find((one) => one === next) ?? role)}
          />
          <SelectField
            label={t('projects.menus.copy')}
            none={t('projects.menus.copyNone')}
            options={others.map((one) => ({ value: one, label: roleName(one, t) }))}
            value={null}
            onChange={(next) => {
              const from = others.find((one) => one === next)
              if (from) void copyFrom(from)
            }}
          />
        </div>
        <Row gap={3} align="center">
          <Button variant="default" size="sm" disabled={!say} onClick={() => void reset()}>
            {t('projects.menus.reset')}
          </Button>
        </Row>
        {lacking > 0 && <Warning>{t('projects.menus.untranslated', { count: lacking })}</Warning>}
        <Entries key={role} edit={edit} path={path} role={role} deep />
      </section>
      <MenuPreview entries={listAt(edit, path)} role={role} />
    </div>
  )
}

interface EntriesProps {
  readonly edit: ProjectDraft
  readonly path: JsonPath
  readonly role: Role
  /** Whether entries may have entries of their own. */
  readonly deep?: boolean
}

function Entries({ edit, path, role, deep = false }: EntriesProps) {
  const { t, language } = useTexts()
  const rows = useRowFocus<HTMLDivElement>()
  const entries = listAt(edit, path)
  /** Puts entries where they now belong; the focus goes with the one that was moved. */
  function nest(to: JsonPath, { next, at }: Nested): void {
    edit.set(to, next)
    const entry = pathText([...to, ...at])
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(entry)}"] input`)?.focus(),
    )
  }
  const put = (next: readonly Json[]) =>
    edit.set(path, next.length === 0 && !deep ? undefined : next)
  return (
    <Stack ref={rows.ref} gap={4} packed className={classes.stack}>
      {entries.length === 0 && deep && (
        <EmptyState
          picture="menu"
          title={t('projects.menus.none')}
          text={t('projects.menus.noneText')}
        />
      )}
      <ReorderList
        label={t(deep ? 'projects.menus.entries' : 'projects.menus.items')}
        items={entries}
        nameOf={(entry) => textIn(textsAt(entry, LABEL), language)}
        onMove={(from, to) => put(moved(entries, from, to))}
        onIndent={deep ? (place) => nest(path, indented(entries, place)) : undefined}
        onOutdent={
          deep
            ? undefined
            : (place) => {
                const top = path.slice(0, -2)
                nest(top, outdented(listAt(edit, top), Number(path.at(-2)), place))
              }
        }
      >
        {(entry, place) => (
          <Entry
            edit={edit}
            entry={entry}
            path={[...path, place]}
            role={role}
            deep={deep}
            onRemove={() => {
              put(entries.toSpliced(place, 1))
              rows.toAdding()
            }}
          />
        )}
      </ReorderList>
      <div>
        <Button
          variant="default"
          data-adds
          size={deep ? 'sm' : 'compact-sm'}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => {
            put([...entries, { state: '', label: '' }])
            rows.toLast()
          }}
        >
          {t(deep ? 'projects.menus.add' : 'projects.menus.addItem')}
        </Button>
      </div>
    </Stack>
  )
}

interface EntryProps extends EntriesProps {
  readonly entry: Json
  readonly onRemove: () => void
}

function Entry({ edit, entry, path, role, deep, onRemove }: EntryProps) {
  const { t, language } = useTexts()
  const state = String(getAt(entry, ['state']) ?? '')
  const label = textIn(textsAt(entry, LABEL), language)
  const options = (ROUTES as readonly RouteDefinition[])
    .filter((route) => isOffered(route, role) || route.state === state)
    .map((route) => ({
      value: route.state,
      label: `${t(`route.${route.state as 'root'}.title`)} · ${shortState(route.state)}`,
    }))
  return (
    <Stack gap={4} packed className={classes.stack} data-entry={pathText(path)}>
      <div className={classes.entry}>
        <DraftTexts edit={edit} path={[...path, 'label']} name={t('projects.menus.label')} />
        <Combobox
          label={t('projects.menus.state')}
          clearable={false}
          options={options}
          value={state || null}
          error={edit.problemAt([...path, 'state'])}
          onChange={(next) => {
            if (next === null) return
            edit.set([...path, 'state'], next)
            const own = pathIn({ path: [...path, 'label'] }, builtInOf(language))
            if (!edit.get(own)) edit.set(own, t(`route.${next as 'root'}.title`))
          }}
        />
        <IconButton label={t('projects.menus.remove', { name: label })} onClick={onRemove}>
          <IconTrash size={18} />
        </IconButton>
      </div>
      {isClosedTo(state, role) && <Warning>{t('projects.menus.notOpen')}</Warning>}
      {deep && <Entries edit={edit} path={[...path, 'items']} role={role} />}
    </Stack>
  )
}

function Warning({ children }: { readonly children: string }) {
  return (
    <Row as="p" nowrap gap={1} align="center" className={classes.warning}>
      <IconAlertTriangle size={16} aria-hidden="true" /> {children}
    </Row>
  )
}

/** An entry and those below it. */
function withItems(entry: Json): readonly Json[] {
  const items = getAt(entry, ['items'])
  return [entry, ...(Array.isArray(items) ? (items as readonly Json[]) : [])]
}

/** Whether the label is not written in a language, and another one is shown. */
function isLacking(entry: Json): boolean {
  return missingLanguages(textsAt(entry, LABEL)).length > 0
}

function shortState(state: string): string {
  return state.replace('root.defaultlayout.project.', '')
}

function listAt(edit: ProjectDraft, path: JsonPath): readonly Json[] {
  const list = edit.get(path)
  return Array.isArray(list) ? (list as readonly Json[]) : []
}
